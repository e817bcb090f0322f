import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { MEMBERS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { textbox } from './support/bot-form.ts'
import { goOffline } from './support/network-idle.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const PATH = '/profile'
const SETTINGS = '/profile?tab=settings'
const HAS_CURL = spawnSync('curl', ['--version']).status === 0
const RESTRICTED = 'Your account is restricted, so you cannot do this.'

async function readRow<Row extends object>(
  site: Site,
  statement: string,
  ...values: string[]
): Promise<Row> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<Row>(statement, values)
    return rows[0]!
  })
}

function runStatement(site: Site, statement: string, ...values: string[]) {
  return withClient(site.databaseUrl, (client) => client.query(statement, values))
}

/** @returns what the command prints */
function runShell(command: string) {
  return spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout
}

function locateFocused(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent)
}

function locateForm(page: Page) {
  return page.getByRole('form', { name: 'Profile' })
}

test.describe('Your own profile', () => {
  test('requires signing in and is not indexed', async ({ newReader }) => {
    const reader = await newReader()
    await reader.open(PATH)
    const { page } = reader
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    const main = page.getByRole('main')
    await main.getByText('You need to be logged in to view this page.').waitFor()
    await expect(main.getByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
      'href',
      /^\/api\/auth\/discord/
    )
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expectNoConsoleErrors(reader)
  })

  test('shows your account, and your bots with their states', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.bruno, PATH)
    const { page } = reader
    const card = page.getByRole('complementary')
    await card.getByRole('heading', { name: 'Bruno Builder' }).waitFor()
    await expect(card.getByRole('link', { name: /x\.com|brunobuilds/ })).not.toHaveCount(0)
    await expect(card.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout')

    const panel = page.getByRole('tabpanel')
    await panel.getByRole('article').first().waitFor()
    await expect(panel.getByRole('article')).toHaveCount(4)
    for (const status of ['Pending', 'Rejected']) {
      await expect(panel.getByText(status, { exact: true })).toHaveCount(1)
    }
    await expect(panel.getByText('Approved', { exact: true })).toHaveCount(2)
    await expect(panel.getByRole('img', { name: 'Certified Bot' })).toHaveCount(1)
    const rejected = panel.getByRole('article').filter({ hasText: 'Rejected' })
    await expect(rejected.getByRole('link', { name: /^Fix and resubmit/ })).toHaveCount(1)
    // Descriptions are plain text here, without Markdown.
    const description = panel.getByRole('article').first().getByRole('paragraph').first()
    await expect(description).toHaveText(/\w{3}/)
    await expect(description).not.toHaveText(/\*\*|^#|\]\(/)
    await expect(panel.getByRole('link', { name: 'Apply for Certification' })).toHaveAttribute(
      'href',
      '/apply-certification'
    )
    await expect(panel.getByRole('link', { name: 'Add New Bot' })).toHaveAttribute(
      'href',
      '/add-bot'
    )
    await panel
      .getByRole('link', { name: /^View / })
      .first()
      .press('Enter')
    await page.waitForURL('**/bot/*')
    expectNoConsoleErrors(reader)
  })

  test('says when you own no bots', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, PATH)
    await page.getByText("You haven't added any bots yet.").waitFor()
    await expect(page.getByRole('link', { name: 'Add Your First Bot' })).toHaveAttribute(
      'href',
      '/add-bot'
    )
  })

  test('shows bots that have several owners', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.carla, PATH)
    await page.getByText('You are an additional owner.').waitFor()
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1)
  })

  test('reports that the bots could not be loaded, and can be retried', async ({ newMember }) => {
    const member = await newMember(PEOPLE.lia, PATH)
    await member.page.route('**/api/user/bots*', (route) => route.abort())
    await member.page.reload()
    await member.page.getByRole('alert').getByText('Your bots could not be loaded').waitFor()
    await member.page.unroute('**/api/user/bots*')
    await member.page.getByRole('button', { name: 'Try again' }).click()
    await member.page.getByRole('article').first().waitFor()
    await expect(member.page.getByRole('article')).toHaveCount(5)
  })

  test('deletes a bot from its card after a confirmation', async ({ site, newMember }) => {
    const reader = await newMember(MEMBERS.andrei, PATH)
    const { page } = reader
    const cards = page.getByRole('tabpanel').getByRole('article')
    await cards.first().waitFor()
    const before = await cards.count()
    const name = await cards.first().getByRole('heading').innerText()
    const openDialog = () =>
      page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()

    await openDialog()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await question
      .getByText(
        'This action cannot be undone. This will permanently delete your bot and remove it from the listing.'
      )
      .waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await expect(cards).toHaveCount(before)

    await page.route('**/api/bots/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: '' } })
    )
    await openDialog()
    await question.getByRole('button', { name: 'Delete Bot' }).click()
    await expectToast(reader, 'Error')
    await question.waitFor({ state: 'detached' })
    await page.unroute('**/api/bots/*')

    await openDialog()
    await question.getByRole('button', { name: 'Delete Bot' }).click()
    await expectToast(reader, 'Bot deleted', 'Your bot has been deleted successfully.')
    await expect(cards).toHaveCount(before - 1)
    await expect.poll(() => locateFocused(page)).toBe('My Bots')
    const { deleted_at } = await readRow<{ deleted_at: Date | null }>(
      site,
      'SELECT deleted_at FROM bots WHERE user_id = $1 AND name = $2',
      MEMBERS.andrei,
      name
    )
    expect(deleted_at).not.toBeNull()
  })

  test('saves your details and rejects invalid ones', async ({ site, newMember }) => {
    const reader = await newMember(MEMBERS.elif, SETTINGS)
    const { page } = reader
    await locateForm(page)
      .getByRole('textbox', { name: 'Bio' })
      .fill(`${'x'.repeat(501)}`)
    await page.getByText('501/500 characters').waitFor()
    await locateForm(page).getByRole('textbox', { name: 'Website' }).fill('not an address')
    await locateForm(page).getByRole('textbox', { name: 'GitHub' }).fill('two words')
    await locateForm(page).getByRole('button', { name: 'Update Profile' }).click()
    await page.getByText('Please use no more than 500 characters.').waitFor()
    await page.getByText('Please enter a valid website URL.').waitFor()
    await page.getByText(/^Please enter a valid username/).waitFor()
    await expect(locateForm(page).getByRole('textbox', { name: 'Bio' })).toBeFocused()

    await locateForm(page).getByRole('textbox', { name: 'Bio' }).fill('  I prune.\nA lot. ')
    await expect(page.getByText('Please use no more than 500 characters.')).toHaveCount(0)
    await locateForm(page).getByRole('textbox', { name: 'Website' }).fill('elif.example')
    await locateForm(page).getByRole('textbox', { name: 'GitHub' }).fill('@elif')
    await locateForm(page).getByRole('button', { name: 'Update Profile' }).click()
    await expectToast(reader, 'Profile updated', 'Your profile has been updated successfully.')
    const card = page.getByRole('complementary')
    await expect(card.getByRole('link', { name: /elif\.example/ })).toHaveAttribute(
      'href',
      'https://elif.example/'
    )
    await expect(card.getByRole('link', { name: /@elif/ })).toHaveAttribute(
      'href',
      'https://github.com/elif'
    )
    expect(
      await readRow(site, 'SELECT bio, website, github FROM users WHERE id = $1', MEMBERS.elif)
    ).toEqual({ bio: 'I prune.\nA lot.', website: 'elif.example', github: '@elif' })

    // The message of the next attempt replaces the last one.
    await locateForm(page).getByRole('textbox', { name: 'Website' }).fill('not an address')
    await locateForm(page).getByRole('button', { name: 'Update Profile' }).click()
    await expectToast(
      reader,
      'Error',
      'Some of what you entered was not accepted. Please check it and try again.'
    )
    await expect(page.getByText('Profile updated')).toHaveCount(0)
    expectNoConsoleErrors(reader)
  })

  test("shows the server's validation errors at the fields, and keeps the text", async ({
    newMember,
  }) => {
    const reader = await newMember(MEMBERS.jonas, SETTINGS)
    const { page } = reader
    await page.route('**/api/user/profile', (route) =>
      route.fulfill({
        status: 422,
        json: {
          code: 'invalid',
          message: '',
          requestId: '',
          errors: [{ field: 'website', rule: 'url', message: '' }],
        },
      })
    )
    await locateForm(page).getByRole('textbox', { name: 'Website' }).fill('jonas.example')
    await locateForm(page).getByRole('button', { name: 'Update Profile' }).click()
    await expectToast(reader, 'Error')
    await page.getByText('Please enter a valid website URL.').waitFor()

    // Opens the page again in the same tab.
    await page.reload()
    const website = locateForm(page).getByRole('textbox', { name: 'Website' })
    await expect(website).toHaveValue('jonas.example')
    await page.unroute('**/api/user/profile')
    await goOffline(page)
    await locateForm(page).getByRole('button', { name: 'Update Profile' }).click()
    await expectToast(reader, 'Error', "You're offline. Failed to update profile")
    await expect(website).toHaveValue('jonas.example')
  })

  test('lists your reviews and votes', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vera, '/profile?tab=activity')
    await page.getByRole('region', { name: 'Your Votes' }).getByRole('listitem').first().waitFor()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Activity')
    const emil = await newMember(PEOPLE.emil, '/profile?tab=activity')
    await emil.page
      .getByRole('region', { name: 'Your Reviews' })
      .getByRole('article')
      .first()
      .waitFor()
    await expect(emil.page.getByText("You haven't reviewed any bots yet.")).toHaveCount(0)
  })

  test('has tabs that work by keyboard and are part of the URL', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, PATH)
    await page.getByRole('tab', { name: 'My Bots' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/profile?tab=settings')
    await locateForm(page).waitFor()
    await page.keyboard.press('End')
    await page.waitForURL('**/profile?tab=activity')
    await page.getByText("You haven't reviewed any bots yet.").waitFor()
    await expect(locateForm(page)).toHaveCount(0)
  })
})

test.describe('A restricted member', () => {
  for (const [id, title, notice, expires] of [
    [PEOPLE.boris, 'Account Banned', 'You cannot logout while banned', false],
    [PEOPLE.tara, 'Account Banned', 'You cannot logout while banned', true],
    [PEOPLE.dan, 'Account Disabled', 'You cannot logout while disabled', false],
    [PEOPLE.toma, 'Account Disabled', 'You cannot logout while disabled', true],
  ] as const) {
    test(`(${id}) sees the reason and cannot change the profile`, async ({ newMember }) => {
      const reader = await newMember(id, SETTINGS)
      const { page } = reader
      const banner = page.getByRole('region', { name: title })
      await banner.getByText(/^Reason: /).waitFor()
      await expect(banner.getByText(/^Expires: /)).toHaveCount(expires ? 1 : 0)
      await banner.getByText(/contact the administrators/).waitFor()
      await page.getByText(notice).waitFor()
      await expect(page.getByRole('main').getByRole('link', { name: 'Logout' })).toHaveCount(0)
      await expect(locateForm(page).getByRole('textbox', { name: 'Bio' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Update Profile' })).toBeDisabled()
      expectNoConsoleErrors(reader)
    })
  }

  test('can download their data', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.boris, SETTINGS)
    const { page } = reader
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export My Data' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`botanica-${PEOPLE.boris}.json`)
    const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(exported.account.profile.id).toBe(PEOPLE.boris)
    await expectToast(reader, 'Your data has been saved to a file.')
    expectNoConsoleErrors(reader)
  })

  test('sees the reason when the restriction begins while the form is open', async ({
    site,
    newMember,
  }) => {
    const id = MEMBERS.matei
    const reader = await newMember(id, SETTINGS)
    const { page } = reader
    await locateForm(page).getByRole('textbox', { name: 'Bio' }).fill('Too late.')
    await runStatement(
      site,
      "UPDATE users SET banned = true, ban_reason = 'Late' WHERE id = $1",
      id
    )
    await locateForm(page).getByRole('button', { name: 'Update Profile' }).click()
    await expectToast(reader, 'Error', RESTRICTED)
    await page.getByRole('region', { name: 'Account Banned' }).getByText('Reason: Late').waitFor()
    await runStatement(site, 'UPDATE users SET banned = false, ban_reason = NULL WHERE id = $1', id)
    const { bio } = await readRow<{ bio: string | null }>(
      site,
      'SELECT bio FROM users WHERE id = $1',
      id
    )
    expect(bio).not.toBe('Too late.')
  })
})

function open(page: Page) {
  return page.getByRole('button', { name: 'Delete My Account' }).click()
}

function locateDeletionDialog(page: Page) {
  return page.getByRole('alertdialog', { name: 'Delete your account?' })
}

test.describe('Deleting the account', () => {
  test('announces what is deleted, and deletes it', async ({ site, newMember }) => {
    const id = MEMBERS.tomasz
    const reader = await newMember(id, SETTINGS)
    const { page } = reader
    await locateForm(page).getByRole('textbox', { name: 'Bio' }).fill('A draft.')
    await open(page)
    await locateDeletionDialog(page).getByText('Your bots are deleted.').waitFor()
    await expect(locateDeletionDialog(page).getByRole('radio', { name: /^Keep/ })).toBeChecked()
    await locateDeletionDialog(page).getByRole('radio', { name: 'Delete them too' }).check()
    await locateDeletionDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await locateDeletionDialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => locateFocused(page)).toBe('Delete My Account')

    await open(page)
    await locateDeletionDialog(page).getByRole('button', { name: 'Delete My Account' }).click()
    await page.getByRole('heading', { name: 'Your account has been deleted' }).waitFor()
    await expect.poll(() => locateFocused(page)).toBe('Your account has been deleted')
    await page.getByRole('banner').getByRole('link', { name: 'Login with Discord' }).waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft:profile')
    expect((await reader.context.cookies()).map(({ name }) => name)).not.toContain('signed_in')

    const row = await readRow<{ deleted_at: Date | null; username: string | null; left: string }>(
      site,
      `SELECT deleted_at, username,
         (SELECT count(*) FROM ratings WHERE user_id = $1)::text AS left FROM users WHERE id = $1`,
      id
    )
    expect(row.deleted_at).not.toBeNull()
    expect(row).toMatchObject({ username: null, left: '0' })
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL('**/')
  })

  test('is possible for banned members', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.tara, SETTINGS)
    await open(page)
    await locateDeletionDialog(page)
      .getByText('If you are banned, the ban stays in force.')
      .waitFor()
    await expect(locateDeletionDialog(page).getByRole('radio')).toHaveCount(2)
    await locateDeletionDialog(page).getByRole('button', { name: 'Cancel' }).click()
  })

  test('is not possible for the last owner of the site', async ({ site, newMember }) => {
    await runStatement(site, 'UPDATE users SET banned = true WHERE id = $1', PEOPLE.oscar)
    try {
      const reader = await newMember(PEOPLE.olivia, SETTINGS)
      const { page } = reader
      await open(page)
      await locateDeletionDialog(page).getByRole('button', { name: 'Delete My Account' }).click()
      await locateDeletionDialog(page)
        .getByText("You're the site's last owner.", { exact: false })
        .waitFor()
    } finally {
      await runStatement(site, 'UPDATE users SET banned = false WHERE id = $1', PEOPLE.oscar)
    }
    const { deleted_at } = await readRow<{ deleted_at: Date | null }>(
      site,
      'SELECT deleted_at FROM users WHERE id = $1',
      PEOPLE.olivia
    )
    expect(deleted_at).toBeNull()
  })
})

test.describe('Access tokens', () => {
  test('are created for programs, work from a terminal, and are revoked', async ({ newMember }) => {
    const paula = await newMember(PEOPLE.paula, SETTINGS)
    const { page } = paula
    await page.getByRole('link', { name: 'Manage tokens' }).click()
    await page.getByRole('heading', { name: 'Release script' }).waitFor()
    const other = await paula.context.newPage()
    await other.goto('/profile/tokens')
    await other.getByRole('heading', { name: 'Release script' }).waitFor()

    await textbox(page, 'Name').fill('Backup')
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByRole('figure').filter({ hasText: 'Your new token' }).waitFor()
    await other.getByRole('heading', { name: 'Backup' }).waitFor()
    const example = page.getByRole('figure').filter({ hasText: 'List your bots' }).locator('code')
    const command = await example.innerText()
    if (HAS_CURL) expect(JSON.parse(runShell(command))).toContainEqual(expect.anything())

    await page.getByRole('button', { name: 'Revoke Backup' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('botanica_')).toHaveCount(0)
    await expect(other.getByRole('heading', { name: 'Backup' })).toHaveCount(0)
    if (HAS_CURL) expect(JSON.parse(runShell(command))).toMatchObject({ code: 'unauthenticated' })
  })
})

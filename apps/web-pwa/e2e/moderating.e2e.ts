import { BASE_ROLES } from '@botanica/api-client/contract'
import { BOTS, botId, MEMBERS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Locator, Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { findBanReason } from './support/discord.ts'
import { checkScreen } from './support/visual-checks.ts'
import { expectNoConsoleErrors, expectToast, type Reader } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const INBOX_TIMEOUT_MS = scaleTimeout(30_000)
const OWNER_ACCOUNT = 'Only owners and developer community can modify owner accounts'

async function openDialog(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Moderate ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  // Toasts have the dialog role too, but are not opened by a click.
  const window = page.getByRole('dialog').and(page.locator('[data-open]'))
  await window.waitFor()
  return window
}

/** Days until the ban ends; null when the member is not banned. */
async function readBanDays(site: Site, id: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ days: number | null }>(
      `SELECT round(extract(epoch FROM ban_expires_at - now()) / 86400)::int AS days
       FROM users WHERE id = $1 AND banned`,
      [id]
    )
    return rows[0]?.days ?? null
  })
}

function setRoles(site: Site, id: string, roles: string[]) {
  return withClient(site.databaseUrl, (client) =>
    client.query('UPDATE users SET roles = $2 WHERE id = $1', [id, roles])
  )
}

function readRoles(site: Site, id: string): Promise<string[]> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ roles: string[] }>(
      'SELECT roles FROM users WHERE id = $1',
      [id]
    )
    return rows[0]!.roles
  })
}

async function expectOfferedRoles(window: Locator, roles: readonly string[]) {
  const listValues = () =>
    window
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  await expect.poll(listValues).toEqual(roles)
}

async function grantRole(granter: Reader, window: Locator, role: string) {
  await window.getByRole('radio', { name: role }).check()
  await window.getByRole('button', { name: 'Update Role' }).click()
  await expectToast(granter, 'User role updated successfully')
}

/** Makes a bot pending again. */
function makePending(site: Site, discordBotId: string) {
  return withClient(site.databaseUrl, (client) =>
    client.query(
      `UPDATE bots SET approval_status = 'pending', approval_reason = NULL, approved_by = NULL, approved_at = NULL
       WHERE discord_bot_id = $1`,
      [discordBotId]
    )
  )
}

/** Much shorter than the 30 seconds after which a profile is fetched again anyway. */
const AT_ONCE = { timeout: scaleTimeout(5_000) }

test.describe('Moderation', () => {
  test('applies a ban of two weeks to the next click in an open tab', async ({
    site,
    newMember,
  }) => {
    const member = await newMember(MEMBERS.noah, `/bot/${BOTS.paulaSecond}`)
    const vote = member.page.getByRole('complementary').getByRole('button', { name: 'Vote' })
    await vote.waitFor()
    const mihai = await newMember(PEOPLE.mihai, `/user/${MEMBERS.noah}`)
    const ban = await openDialog(mihai.page, 'Noah Bennett', 'Moderate account')
    await ban.getByRole('radio', { name: 'Ban temporarily' }).check()
    await ban.getByRole('spinbutton', { name: 'Duration' }).fill('2')
    await ban.getByRole('combobox', { name: 'Unit' }).click()
    await mihai.page.getByRole('option', { name: 'Weeks' }).click()
    await ban.getByRole('textbox', { name: 'Reason' }).fill('Sold votes')
    await ban.getByRole('checkbox', { name: 'No spam or advertising' }).check()
    await ban.getByRole('button', { name: 'Apply' }).click()
    await expectToast(mihai, 'User moderation action completed')
    expect(await readBanDays(site, MEMBERS.noah)).toBe(14)

    // The page may already know of the ban: then the button is marked as disabled and explains why.
    await vote.click({ force: true })
    await expectToast(member, 'Error', 'Your account is restricted, so you cannot do this.')
    await member.page.getByRole('button', { name: /1 unread/ }).click({ timeout: INBOX_TIMEOUT_MS })
    const panel = member.page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByText('Your account was banned').waitFor()
    await panel.getByText('Reason: Sold votes').waitFor()
    await panel.getByText('Rule: No spam or advertising').waitFor()

    await mihai.page.getByText('This user has been banned from the platform.').waitFor(AT_ONCE)
    const lift = await openDialog(mihai.page, 'Noah Bennett', 'Moderate account')
    await lift.getByText(/Banned: Sold votes/).waitFor()
    await lift.getByRole('radio', { name: 'Unban' }).check()
    await lift.getByRole('textbox', { name: 'Reason' }).fill('It was his brother')
    await lift.getByRole('button', { name: 'Apply' }).click()
    await lift.waitFor({ state: 'detached' })
    expect(await readBanDays(site, MEMBERS.noah)).toBe(null)
    expectNoConsoleErrors(mihai)
  })

  test('lets staff kick the submitter of a pending bot from the community server', async ({
    site,
    newMember,
  }) => {
    const mihai = await newMember(PEOPLE.mihai, '/admin?search=hedge')
    const { page } = mihai
    await page.getByRole('row', { name: 'Word Hedge' }).click()
    const window = await openDialog(page, 'Ben Carter', 'Discord moderation')
    const apply = window.getByRole('button', { name: 'Apply' })
    await expect(apply).toBeDisabled()
    await window.getByRole('textbox', { name: 'Reason' }).fill('Spam in #greenhouse')
    await window.getByRole('checkbox', { name: 'Temporary' }).click()
    await apply.click()
    await window.getByText('Duration amount is required for temporary actions').waitFor()
    await window.getByRole('spinbutton', { name: 'Duration' }).fill('3')
    await window.getByRole('radio', { name: 'Last 24 hours' }).check()
    expect(await checkScreen(mihai, 'discord-moderation')).toEqual([])
    await apply.click()
    await expectToast(mihai, 'Discord moderation action completed')
    await expect
      .poll(async () => (await findBanReason(site, MEMBERS.ben))?.reason)
      .toContain('Spam in #greenhouse')
    expectNoConsoleErrors(mihai)
  })

  test('lets a reviewer make a submitter a reviewer', async ({ site, newMember }) => {
    const rita = await newMember(PEOPLE.rita, '/admin?search=hedge')
    const { page } = rita
    await page.getByRole('row', { name: 'Word Hedge' }).click()
    await page.getByRole('button', { name: 'Moderate Ben Carter' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Change role'])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    const window = await openDialog(page, 'Ben Carter', 'Change role')
    await expectOfferedRoles(window, ['user', 'reviewer'])
    await grantRole(rita, window, 'Reviewer')
    try {
      expect(await readRoles(site, MEMBERS.ben)).toEqual(['reviewer'])
      expectNoConsoleErrors(rita)
    } finally {
      await setRoles(site, MEMBERS.ben, ['user'])
    }
  })

  test('lets the developer community role add members to itself', async ({ site, newMember }) => {
    const devon = await newMember(PEOPLE.devon, `/user/${PEOPLE.vera}`)
    const window = await openDialog(devon.page, 'Vera Voter', 'Change role')
    await expectOfferedRoles(window, BASE_ROLES)
    await grantRole(devon, window, 'Developer Community')
    try {
      expect(await readRoles(site, PEOPLE.vera)).toEqual(['developer_community'])
      await devon.page.getByRole('main').getByText('Developer Community').first().waitFor()
      expectNoConsoleErrors(devon)
    } finally {
      await setRoles(site, PEOPLE.vera, ['user'])
    }
  })

  test('lets only owners moderate owners', async ({ site, newMember }) => {
    const { page } = await newMember(PEOPLE.mihai, `/user/${PEOPLE.olivia}`)
    const window = await openDialog(page, 'Olivia Owner', 'Change role')
    await window.getByText(OWNER_ACCOUNT).waitFor()
    await expect(window.getByRole('radio')).toHaveCount(0)
    await expect(window.getByRole('button', { name: 'Update Role' })).toBeDisabled()

    const olivia = await newMember(PEOPLE.olivia, `/user/${PEOPLE.oscar}`)
    const late = await openDialog(olivia.page, 'Oscar Other', 'Change role')
    await late.getByRole('radio', { name: 'User' }).check()
    const oscar = await newMember(PEOPLE.oscar, `/user/${PEOPLE.olivia}`)
    const first = await openDialog(oscar.page, 'Olivia Owner', 'Change role')
    await first.getByRole('radio', { name: 'Moderator' }).check()
    await first.getByRole('button', { name: 'Update Role' }).click()
    await expectToast(oscar, 'User role updated successfully')
    try {
      // Her page receives the change while the dialog is open. The role matrix specs test the server.
      await late.getByText(OWNER_ACCOUNT).waitFor()
      await expect(late.getByRole('button', { name: 'Update Role' })).toBeDisabled()
    } finally {
      await setRoles(site, PEOPLE.olivia, ['owner'])
    }
  })

  test('denies a banned moderator everything', async ({ newMember }) => {
    const bianca = await newMember(PEOPLE.bianca, `/user/${MEMBERS.noah}`)
    const { page } = bianca
    const statuses: number[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/admin'))
        statuses.push(response.status())
    })
    await page.getByRole('heading', { name: 'Noah Bennett' }).waitFor()
    await page.goto('/admin?tab=certification')
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await page.getByText("You don't have permission to access this page.").waitFor()

    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Moderate/ })).toHaveCount(0)
    expect(statuses).toEqual([])
    expect((await page.request.get('/api/admin/bots/pending')).status()).toBe(403)
    expectNoConsoleErrors(bianca)
  })

  test("puts a decision into the owner's inbox within seconds", async ({ site, newMember }) => {
    const owner = await newMember(MEMBERS.radu, '/discover')
    await owner.page.getByRole('button', { name: /^Notifications/ }).waitFor()
    const rita = await newMember(PEOPLE.rita, '/admin?search=ghi')
    for (const [key, title, item] of [
      ['r', 'Bot rejected', 'was rejected'],
      ['a', 'Bot approved successfully', 'was approved'],
    ] as const) {
      await rita.page.getByRole('row', { name: 'Ghișeul' }).click()
      await rita.page.getByRole('article', { name: 'Ghișeul' }).waitFor()
      await rita.page.keyboard.press(key)
      await rita.page.getByRole('dialog').getByRole('textbox').fill('Asks for too much.')
      if (key === 'r') await rita.page.getByRole('checkbox').first().check()
      await rita.page.keyboard.press('Control+Enter')
      await expectToast(rita, title)
      await owner.page.getByRole('button', { name: /unread/ }).click({ timeout: INBOX_TIMEOUT_MS })
      const panel = owner.page.getByRole('dialog', { name: 'Notifications' })
      await panel.getByRole('link').filter({ hasText: item }).waitFor()
      expect(await checkScreen(owner, `inbox-${key}`, ['light'])).toEqual([])
      await panel.getByRole('button', { name: 'Mark all as read' }).click()
      await owner.page.keyboard.press('Escape')
      await makePending(site, botId(50))
      await rita.page.reload()
    }
  })
})

import { MEMBERS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { goOffline } from './support/network-idle.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const UNKNOWN_ID = '299999999999999999'

function getProfilePath(id: string, tab = '') {
  return `/user/${id}${tab && `?tab=${tab}`}`
}

function locateDetails(page: Page) {
  return page.getByRole('region', { name: 'Profile Information' })
}

async function readBio(site: Site, id: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ bio: string | null }>(
      'SELECT bio FROM users WHERE id = $1',
      [id]
    )
    return rows[0]!.bio
  })
}

test.describe('A public profile', () => {
  test('is readable without JavaScript, with its title and description', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open(getProfilePath(PEOPLE.bruno))
    await expect(page).toHaveTitle('Bruno Builder · Botanica')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /I build bots/
    )
    await page.getByRole('heading', { level: 1, name: 'Bruno Builder' }).waitFor()
    await expect(page.getByText('@bruno.builder')).toBeVisible()
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(2)
    await page
      .getByRole('main')
      .locator('noscript a, a')
      .filter({ hasText: /^Profile$/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Profile Information' }).waitFor()
    await expect(page.getByText('I build bots that do one thing')).toBeVisible()
  })

  test('shows public bots to everybody, and all bots to their owner', async ({
    newReader,
    newMember,
  }) => {
    const visitor = await newReader()
    await visitor.open(getProfilePath(PEOPLE.bruno))
    await visitor.page.getByRole('tab', { name: 'Bots (2)' }).waitFor()
    const cards = visitor.page.getByRole('tabpanel').getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toHaveText(/servers?/)
    await expect(visitor.page.getByText('Approved', { exact: true })).toHaveCount(2)
    expectNoConsoleErrors(visitor)

    const owner = await newMember(PEOPLE.bruno, getProfilePath(PEOPLE.bruno))
    await owner.page.getByRole('tab', { name: 'Bots (4)' }).waitFor()
    await owner.page.getByText('Rejected', { exact: true }).waitFor()
    const staff = await newMember(PEOPLE.mihai, getProfilePath(PEOPLE.bruno))
    await staff.page.getByRole('tab', { name: 'Bots (4)' }).waitFor()
    const member = await newMember(PEOPLE.vlad, getProfilePath(PEOPLE.bruno))
    await member.page.getByRole('button', { name: 'Account: Vlad Visitor' }).waitFor()
    await expect(member.page.getByRole('tab', { name: 'Bots (2)' })).toHaveCount(1)
  })

  test('lists roles by rank, has safe external links, and links to the bots', async ({
    newReader,
  }) => {
    const reader = await newReader()
    await reader.open(getProfilePath(PEOPLE.bruno, 'profile'))
    const { page } = reader
    const achievements = page.getByRole('region', { name: 'Achievements' })
    await expect(achievements.getByRole('listitem')).toHaveText(
      [/Certified Developer\s+Rank 4/, /Bot Developer\s+Rank 2/, /User\s+Rank 1/],
      { useInnerText: true }
    )
    const github = locateDetails(page).getByRole('link', { name: /GitHub/ })
    await expect(github).toHaveAttribute('href', 'https://github.com/bruno-builder')
    await expect(github).toHaveAttribute('target', '_blank')
    await expect(locateDetails(page).getByRole('button')).toHaveCount(0)

    await page.getByRole('tab', { name: /^Bots/ }).click()
    // The panel of the other tab stays until that of the bots is rendered, and has links, too.
    await page.getByRole('tabpanel', { name: /^Bots/ }).getByRole('link').first().click()
    await page.waitForURL('**/bot/*')
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /Bruno Builder/ })
      .click()
    await page.waitForURL(`**/user/${PEOPLE.bruno}`)
    await page.getByRole('heading', { level: 1, name: 'Bruno Builder' }).waitFor()
    expectNoConsoleErrors(reader)
  })

  test('of an unknown id is a page with status 404', async ({ newReader }) => {
    const { page } = await newReader()
    for (const id of [UNKNOWN_ID, 'somebody']) {
      const response = await page.goto(getProfilePath(id))
      expect(response!.status()).toBe(404)
      await page.getByRole('heading', { name: 'User Not Found' }).waitFor()
      await page
        .getByText("The user you're looking for doesn't exist or has been deleted.")
        .waitFor()
    }
  })

  test('of a banned member shows only the ban and its reason', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open(getProfilePath(PEOPLE.boris))
    await page.getByRole('heading', { name: 'User Banned' }).waitFor()
    await page.getByText('This user has been banned from the platform.').waitFor()
    await page.getByText('Reason: Submitted the same token logger under five names.').waitFor()
    expect(await page.content()).not.toContain('boris.banned')
  })

  test('reports that it could not be loaded, and can be retried', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/discover')
    await page.route(`**/api/users/${PEOPLE.lia}`, (route) => route.abort())
    await page.getByRole('link', { name: 'Botanica, home' }).first().waitFor()
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, getProfilePath(PEOPLE.lia))
    await page.getByRole('alert').getByText('This profile could not be loaded').waitFor()
    await page.unroute(`**/api/users/${PEOPLE.lia}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lia Limit' }).waitFor()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('Your own public profile', () => {
  test('can be edited in place, and others see the change', async ({
    site,
    newReader,
    newMember,
  }) => {
    const id = MEMBERS.priya
    const reader = await newMember(id, getProfilePath(id, 'profile'))
    const { page } = reader
    const before = await readBio(site, id)
    const edit = locateDetails(page).getByRole('button', { name: 'Edit' })
    await edit.click()
    const bio = page.getByRole('textbox', { name: 'Bio' })
    await bio.waitFor()
    await expect(bio).toHaveAttribute('rows', '4')
    await expect(bio).toBeFocused()
    await bio.fill('Not this.')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator(':focus')).toHaveText('Profile Information')
    expect(await readBio(site, id)).toBe(before)

    await edit.click()
    await expect(bio).toHaveValue(before ?? '')
    await bio.fill('Mostly ferns.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(reader, 'Profile updated', 'Your profile has been updated successfully.')
    await locateDetails(page).getByText('Mostly ferns.').waitFor()
    expect(await readBio(site, id)).toBe('Mostly ferns.')
    const other = await newReader()
    await expect
      .poll(async () => {
        await other.page.goto(getProfilePath(id, 'profile'))
        return other.page.getByText('Mostly ferns.').count()
      })
      .toBeGreaterThan(0)
    expectNoConsoleErrors(reader)
  })

  test('offers to add a missing bio', async ({ newReader, newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, getProfilePath(PEOPLE.vlad, 'profile'))
    await locateDetails(page).getByText('No bio set yet').waitFor()
    await page.getByRole('button', { name: 'Add a bio' }).click()
    await page.getByRole('textbox', { name: 'Bio' }).waitFor()
    const other = await newReader()
    await other.open(getProfilePath(PEOPLE.vlad, 'profile'))
    await other.page.getByText('No bio available').waitFor()
    await other.page.getByRole('tab', { name: 'Bots (0)' }).click()
    await other.page.getByText('No Bots Yet').waitFor()
    await expect(other.page.getByRole('button', { name: 'Add a bio' })).toHaveCount(0)
  })

  test('reports that saving failed, and keeps the text', async ({ site, newMember }) => {
    const reader = await newMember(MEMBERS.lucas, getProfilePath(MEMBERS.lucas, 'profile'))
    const { page } = reader
    await locateDetails(page).getByRole('button', { name: 'Edit' }).click()
    const bio = page.getByRole('textbox', { name: 'Bio' })
    await bio.fill('Written offline.')
    await goOffline(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(reader, 'Error', "You're offline. Failed to update profile")
    await expect(bio).toHaveValue('Written offline.')
    await reader.context.setOffline(false)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(reader, 'Profile updated')
    expect(await readBio(site, MEMBERS.lucas)).toBe('Written offline.')
  })

  test('does not open while the account is disabled', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.dan, getProfilePath(PEOPLE.dan, 'profile'))
    await locateDetails(reader.page).getByRole('button', { name: 'Edit' }).click()
    await expectToast(reader, 'Error', 'Your account is restricted, so you cannot do this.')
    await expect(reader.page.getByRole('textbox', { name: 'Bio' })).toHaveCount(0)
  })
})

import { BOTS } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { setPresence } from './support/discord.ts'
import { expectNoConsoleErrors, waitForLiveStream } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** The maximum age of a presence on a screen, the jitter of polls, and time for a busy machine. */
const WITHIN_MS = scaleTimeout(30_000 + 3_000 + 12_000)
const MARK = 'data-not-reloaded'

/** Sets a mark that is lost when the page reloads. */
async function markPage(page: Page) {
  await page.evaluate((name) => document.documentElement.setAttribute(name, ''), MARK)
}

async function expectNotReloaded(page: Page) {
  await expect(page.locator('html')).toHaveAttribute(MARK, '')
}

test.describe('An open page follows presence changes on Discord', () => {
  const changed: string[] = []

  async function showBot(...presence: Parameters<typeof setPresence>) {
    changed.push(presence[1])
    await setPresence(...presence)
  }

  test.beforeEach(async ({ site }) => {
    // After its start the server waits for the presences from the gateway.
    const known = () =>
      withClient(site.databaseUrl, async (client) => {
        const { rows } = await client.query('SELECT 1 FROM presences LIMIT 1')
        return rows.length
      })
    await expect.poll(known).toBe(1)
  })

  test.afterEach(async ({ site }) => {
    for (const id of changed.splice(0)) await setPresence(site, id, 'online')
  })

  for (const [what, path] of [
    ['the home page', '/'],
    ['a list', '/discover'],
  ] as const) {
    test(`on ${what}: the dot, its label and the activity of a card`, async ({
      site,
      newReader,
    }) => {
      const reader = await newReader()
      const { page } = reader
      await reader.open(path)
      await waitForLiveStream(page)
      const view = page
        .getByRole('article')
        .getByRole('link', { name: /^View / })
        .first()
      const id = (await view.getAttribute('href'))!.split('/').at(-1)!
      const link = page.locator(`a[href$="/bot/${id}"]`)
      // The home page may show a bot twice.
      const card = page.getByRole('article').filter({ has: link }).first()
      await markPage(page)

      await showBot(site, id, 'dnd', 'Pruning the hedge')
      await card.getByText('Pruning the hedge').waitFor({ timeout: WITHIN_MS })
      await expect(card.locator('.text-dnd')).toHaveCount(1)
      await expect(card.getByText('Status: Do not disturb')).toHaveCount(1)

      await expectNotReloaded(page)
      expectNoConsoleErrors(reader)
    })
  }

  test('on the page of a bot: status and activity', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(`/bot/${BOTS.brunoApproved}`)
    await waitForLiveStream(page)
    const facts = page.getByRole('complementary').locator('dl')
    await markPage(page)

    await showBot(site, BOTS.brunoApproved, 'dnd', 'Listening to bees')
    await facts.getByText('Listening to bees').waitFor({ timeout: WITHIN_MS })
    await expect(facts.getByText('dnd')).toHaveCount(1)
    await expect(facts.locator('.text-dnd')).toHaveCount(1)

    await showBot(site, BOTS.brunoApproved, 'offline')
    await facts.getByText('offline').waitFor({ timeout: WITHIN_MS })
    await expect(facts.getByText('Listening to bees')).toHaveCount(0)
    await expectNotReloaded(page)
    expectNoConsoleErrors(reader)
  })
})

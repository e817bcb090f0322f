import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { clickToastAction, expectNoConsoleErrors, expectToast } from './support/reader.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** As long as a slow browser may need. */
const UNDO_MS = '60000'
/** A bot whose owner has applied for certification. */
const REQUESTED = 'Orchard'

/** Reads the state of a bot's request, and what its review has caused and will cause. */
async function readRequest({ databaseUrl }: Site, botName: string) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ status: string; certified: boolean; held: number; events: number }>(
      `SELECT applications.status, bots.certified,
         (SELECT count(*)::int FROM decision_news WHERE application_id = applications.id) AS held,
         (SELECT count(*)::int FROM bot_events WHERE bot_id = bots.id AND type = 'bot.certified') AS events
       FROM certification_applications applications JOIN bots ON bots.id = applications.bot_id
       WHERE bots.name = $1`,
      [botName]
    )
  )
  return rows[0]
}

/** Reads the bot's state, and what its decisions have caused and will cause. */
async function readConsequences({ databaseUrl }: Site) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ status: string; held: number; events: number }>(
      `SELECT approval_status AS status,
         (SELECT count(*)::int FROM decision_news WHERE bot_id = bots.id) AS held,
         (SELECT count(*)::int FROM bot_events WHERE bot_id = bots.id AND type = 'bot.approved') AS events
       FROM bots WHERE discord_bot_id = $1`,
      [BOTS.brunoPending]
    )
  )
  return rows[0]
}

test.describe('Before anybody is notified,', () => {
  test.beforeEach(async ({ site }) => {
    await site.stopServer()
    await site.startServer({ DECISION_UNDO_MS: UNDO_MS })
  })
  test.afterEach(async ({ site }) => {
    await site.stopServer()
    await site.startServer()
  })

  test('a decision is undone from its toast', async ({ site, newMember }) => {
    const rita = await newMember(PEOPLE.rita, '/admin?search=sundial')
    const { page } = rita
    const row = page.getByRole('row', { name: 'Sundial' })
    await row.click()
    await page.getByRole('article', { name: 'Sundial' }).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.keyboard.press('Control+Enter')
    await expectToast(rita, 'Bot approved successfully', 'Sundial')
    await expect(row).toHaveCount(0)
    expect(await readConsequences(site)).toEqual({ status: 'approved', held: 1, events: 0 })

    await clickToastAction(rita, 'Undo')
    await expectToast(rita, 'Decision undone', 'Sundial')
    await row.waitFor()
    expect(await readConsequences(site)).toEqual({ status: 'pending', held: 0, events: 0 })
    expectNoConsoleErrors(rita)
  })

  test('a review of a certification request is undone with the certification', async ({
    site,
    newMember,
  }) => {
    const mihai = await newMember(PEOPLE.mihai, '/admin?tab=certification')
    const { page } = mihai
    const row = page.getByRole('row', { name: REQUESTED })
    await row.click()
    await page.getByRole('article', { name: REQUESTED }).waitFor()
    await page.keyboard.press('a')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.keyboard.press('Control+Enter')
    await expectToast(mihai, 'Certification application reviewed', REQUESTED)
    await expect(row).toHaveCount(0)
    const approved = { status: 'approved', certified: true, held: 2, events: 0 }
    expect(await readRequest(site, REQUESTED)).toEqual(approved)

    await clickToastAction(mihai, 'Undo')
    await expectToast(mihai, 'Decision undone', REQUESTED)
    await row.waitFor()
    const pending = { status: 'pending', certified: false, held: 0, events: 0 }
    expect(await readRequest(site, REQUESTED)).toEqual(pending)
    expectNoConsoleErrors(mihai)
  })
})

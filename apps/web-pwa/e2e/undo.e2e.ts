import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { clickToastAction, expectNoConsoleErrors, expectToast } from './support/reader.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** As long as a slow browser may need. */
const UNDO_MS = '60000'

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

test('a decision is undone from its toast, before anybody is notified', async ({
  site,
  newMember,
}) => {
  await site.stopServer()
  await site.startServer({ DECISION_UNDO_MS: UNDO_MS })
  try {
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
  } finally {
    await site.stopServer()
    await site.startServer()
  }
})

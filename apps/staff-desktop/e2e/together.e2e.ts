import { PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import type { Page } from '@playwright/test'
import type { Site } from '../../web-pwa/e2e/support/site.ts'
import { signInToClient } from './support/client.ts'
import { expect, test } from './support/test.ts'

const WAITING = 30
/** How many bots each reviewer decides on, in this order. */
const RITA_FIRST = 10
const MIHAI_FIRST = 5
const MIHAI_OFFLINE = 10
/** What is left, and some of those on which Mihai has decided offline. */
const TWICE = 3
const RITA_SECOND = WAITING - RITA_FIRST - MIHAI_FIRST - MIHAI_OFFLINE + TWICE

/** Rejects the selected bot with the first saved reply. */
const KEYS = ['r', '1', 'Control+Enter']
const PRESSED_KEYS = KEYS.flatMap((key) => key.split('+')).length
/** The details of a bot, which the client fetches before they are needed. */
const BOT_PATH = /^\/api\/admin\/bots\/\d+$/
const WHOLE_JOURNEY_MS = scaleTimeout(240_000)

/** Leaves exactly as many bots in each queue as are to be decided, none of them the reviewers' own. */
async function fillQueue({ databaseUrl }: Site) {
  await withClient(databaseUrl, async (database) => {
    await database.query('UPDATE viewed_versions SET snoozed_until = NULL')
    await database.query('UPDATE bot_questions SET closed_at = now() WHERE closed_at IS NULL')
    await database.query(
      `UPDATE bots SET approval_status = 'approved', approved_at = now() WHERE approval_status = 'pending'`
    )
    await database.query(
      `UPDATE bots SET approval_status = 'pending', approval_reason = NULL, approved_by = NULL, approved_at = NULL
       WHERE id IN (
         SELECT id FROM bots
         WHERE approval_status = 'approved' AND NOT certified AND deleted_at IS NULL
           AND NOT (ARRAY[user_id] || additional_owners) && $1
         ORDER BY id LIMIT $2
       )`,
      [[PEOPLE.rita, PEOPLE.mihai], WAITING]
    )
  })
}

/** Counts the decisions on the bots of the queue, by member; and the bots on which nobody or several decided. */
async function readDecisions({ databaseUrl }: Site, since: Date) {
  return withClient(databaseUrl, async (database) => {
    const { rows } = await database.query<{ who: string; bot: string }>(
      `SELECT admin_id AS who, target_id AS bot FROM admin_logs
       WHERE action IN ('reject_bot', 'approve_bot') AND created_at >= $1`,
      [since]
    )
    const { rows: left } = await database.query(
      `SELECT FROM bots WHERE approval_status = 'pending' AND deleted_at IS NULL`
    )
    const countOf = (member: string) => rows.filter(({ who }) => who === member).length
    return {
      rita: countOf(PEOPLE.rita),
      mihai: countOf(PEOPLE.mihai),
      bots: new Set(rows.map(({ bot }) => bot)).size,
      left: left.length,
    }
  })
}

/** Rejects one bot after the other by keyboard. @returns how long one took on average, in milliseconds */
async function reject(page: Page, count: number): Promise<number> {
  const start = performance.now()
  for (let done = 0; done < count; done++) {
    const name = (await page.getByRole('article').getAttribute('aria-label'))!
    const [open, choose, send] = KEYS
    await page.keyboard.press(open!)
    const dialog = page.getByRole('dialog', { name: `Reject ${name}?` })
    await dialog.getByRole('button', { name: 'Bot is offline' }).waitFor()
    await page.keyboard.press(choose!)
    await page.keyboard.press(send!)
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('article', { name, exact: true }).waitFor({ state: 'hidden' })
    if (done < count - 1) await page.getByRole('article').waitFor()
  }
  return (performance.now() - start) / count
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

test('two reviewers clear a queue at once, one of them partly offline, and no bot is decided on twice', async ({
  site,
  newMember,
  startClient,
}) => {
  test.setTimeout(WHOLE_JOURNEY_MS)
  await fillQueue(site)
  const start = new Date()
  // From the other end; the client keeps the oldest for when it is offline.
  const rita = await newMember(PEOPLE.rita, '/admin?sort=newest')
  const client = await startClient()
  await signInToClient(newMember, client, PEOPLE.mihai)
  const desktop = await client.page()

  const rejectInClient = async () => {
    const online = await reject(desktop, MIHAI_FIRST)
    const countKept = () =>
      [...client.shell.answeredPaths].filter((path) => BOT_PATH.test(path)).length
    await expect.poll(countKept).toBeGreaterThanOrEqual(MIHAI_FIRST + MIHAI_OFFLINE)
    client.shell.isOnline = false
    return { online, offline: await reject(desktop, MIHAI_OFFLINE) }
  }
  const [ofRita, ofMihai] = await Promise.all([reject(rita.page, RITA_FIRST), rejectInClient()])
  await reject(rita.page, RITA_SECOND)

  client.shell.isOnline = true
  const unsent = desktop.getByRole('region', { name: 'Unsent decisions' })
  await expect(unsent.getByText('Conflict', { exact: true })).toHaveCount(TWICE, {
    timeout: scaleTimeout(40_000),
  })
  for (const state of ['Waiting to be sent', 'Sending...'])
    await expect(unsent.getByText(state, { exact: true })).toHaveCount(0)
  expect(await readDecisions(site, start)).toEqual({
    rita: RITA_FIRST + RITA_SECOND,
    mihai: WAITING - RITA_FIRST - RITA_SECOND,
    bots: WAITING,
    left: 0,
  })
  process.stdout.write(
    `a decision: ${PRESSED_KEYS} keys; ${seconds(ofRita)} s in the browser, ` +
      `${seconds(ofMihai.online)} s in the client, ${seconds(ofMihai.offline)} s offline\n`
  )
})

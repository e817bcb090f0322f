import { BOTS, MEMBERS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import type { Page } from '@playwright/test'
import { checkScreen } from '../../web-pwa/e2e/support/visual-checks.ts'
import { EVENTS, type Destination } from '../src/shared/bridge.ts'
import { expectNoErrors, signInToClient, type Client } from './support/client.ts'
import { expect, test, type NewMember } from './support/test.ts'
import type { Site } from '../../web-pwa/e2e/support/site.ts'

/** The smallest window, in CSS pixels. */
const SMALLEST = { width: 900, height: 600 }
const WIDTHS_OF_WINDOWS = [SMALLEST.width, 1440]
const REASON = 'Its invitation does not work.'
const NEW_DESCRIPTION = 'Remembers when each plant was watered.'

let client: Client
let page: Page

test.beforeEach(async ({ newMember, startClient }) => {
  client = await startClient()
  await signInToClient(newMember, client, PEOPLE.olivia)
  page = await client.page()
  await page.getByRole('article').waitFor()
})

async function readStatus(site: Site, name: string) {
  return withClient(site.databaseUrl, async (database) => {
    const { rows } = await database.query<{ status: string; reason: string | null }>(
      'SELECT approval_status AS status, approval_reason AS reason FROM bots WHERE name = $1',
      [name]
    )
    return rows[0]!
  })
}

async function approveElsewhere(site: Site, name: string) {
  await withClient(site.databaseUrl, async (database) => {
    await database.query(
      `UPDATE bots SET approval_status = 'approved', approved_at = now() WHERE name = $1`,
      [name]
    )
  })
}

/** Edits a bot's listing on the site, as another staff member. */
async function editElsewhere(site: Site, newMember: NewMember, name: string) {
  const id = await withClient(site.databaseUrl, async (database) => {
    const { rows } = await database.query<{ id: string }>('SELECT id FROM bots WHERE name = $1', [
      name,
    ])
    return rows[0]!.id
  })
  const { page: admin } = await newMember(PEOPLE.mihai, '/admin')
  const response = await admin.request.patch(`/api/admin/bots/${id}`, {
    data: { shortDescription: NEW_DESCRIPTION },
    headers: { Origin: site.siteUrl, 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(response.status()).toBe(200)
}

/** Reads the newest certification request for a bot. */
async function readReview(site: Site, name: string) {
  return withClient(site.databaseUrl, async (database) => {
    const { rows } = await database.query<{ status: string; reason: string | null }>(
      `SELECT applications.status, review_reason AS reason
       FROM certification_applications AS applications JOIN bots ON bots.id = applications.bot_id
       WHERE bots.name = $1 ORDER BY applications.id DESC LIMIT 1`,
      [name]
    )
    return rows[0]!
  })
}

const chosenBot = async () => (await page.getByRole('article').getAttribute('aria-label'))!

/** Runs a command by its name, with the keyboard only. */
async function command(name: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What do you want to do?' }).fill(name)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

/** Confirms the rejection of the open bot by its shortcut; offline, the bot stays in the list. @returns the bot's name */
async function confirmRejectionByKey() {
  const name = await chosenBot()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: `Reject ${name}?` })
  await dialog.getByRole('textbox').fill(REASON)
  await dialog.getByRole('checkbox').first().check()
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
  return name
}

/** Rejects the open bot by its shortcut, and waits for the next bot. @returns the bot's name */
async function rejectByKey() {
  const name = await confirmRejectionByKey()
  await page.getByRole('article', { name, exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('article').waitFor()
  return name
}

test.describe('Staff work in the desktop client', () => {
  test('handles the queue by keyboard alone', async ({ site }) => {
    const first = await chosenBot()
    await page.keyboard.press('j')
    await page.getByRole('article', { name: first, exact: true }).waitFor({ state: 'hidden' })
    await page.keyboard.press('k')
    const article = page.getByRole('article', { name: first, exact: true })
    await article.waitFor()
    await page.keyboard.press('y')
    await page.getByText('ID copied').waitFor()
    const { copied } = client.shell.desktop
    expect(copied).toHaveLength(1)
    await expect(article).toContainText(copied[0]!)
    await rejectByKey()
    expect(await readStatus(site, first)).toEqual({ status: 'rejected', reason: REASON })

    await command('go to admin logs')
    await page.getByRole('tab', { name: 'Admin Logs', selected: true }).waitFor()
    await page.keyboard.press('Alt+ArrowLeft')
    await page.getByRole('tab', { name: 'Pending Bots', selected: true }).waitFor()
    expectNoErrors(client)
  })

  test('opens destinations that the main process sends', async ({ site }) => {
    const { id, name } = await withClient(site.databaseUrl, async (database) => {
      const { rows } = await database.query<{ id: number; name: string }>(
        'SELECT id, name FROM bots WHERE discord_bot_id = $1',
        [BOTS.brunoPending]
      )
      return rows[0]!
    })
    const destination: Destination = { kind: 'bot', id }
    client.shell.window.webContents.send(EVENTS.place, destination)
    await page.getByRole('article', { name, exact: true }).waitFor()
    expect(await chosenBot()).toBe(name)
    client.shell.window.webContents.send(EVENTS.place, {
      kind: 'applications',
    } satisfies Destination)
    await page.getByRole('tab', { name: 'Certification Requests', selected: true }).waitFor()
    expectNoErrors(client)
  })

  test('decides on reports by keyboard', async ({ site }) => {
    await command('go to reports')
    await page.getByRole('tab', { name: /^Reports/, selected: true }).waitFor()
    await page.getByRole('row').nth(1).click()
    const name = await chosenBot()
    await page.keyboard.press('d')
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('article', { name, exact: true }).waitFor({ state: 'hidden' })
    // The row leaves the queue before the server has answered.
    await expect.poll(() => readLastDismissal(site)).toBe(PEOPLE.olivia)
    expectNoErrors(client)
  })

  test('restores a removed review, and shows the appeals', async ({ site }) => {
    await command('go to removed reviews')
    await page.getByRole('tab', { name: 'Removed Reviews', selected: true }).waitFor()
    await page.getByRole('row', { name: 'Hedgewarden, by Noah Bennett' }).click()
    const review = page.getByRole('article', { name: 'Review of Hedgewarden' })
    await review.getByText('It was down for a whole weekend, and nobody said why.').waitFor()
    await review.getByText('Removed by an owner of the bot').waitFor()
    expect(await isReviewListed(site, MEMBERS.noah)).toBe(false)
    await page.keyboard.press('r')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await review.waitFor({ state: 'hidden' })
    await expect.poll(() => isReviewListed(site, MEMBERS.noah)).toBe(true)

    await page.getByRole('tab', { name: /^Appeals/ }).click()
    await page.getByRole('row').filter({ hasText: 'Dan Disabled' }).click()
    const appeal = page.getByRole('article', { name: 'Member disabled: Dan Disabled' })
    await appeal.getByText('I shared this account with my brother').waitFor()
    await expect(appeal.getByRole('button', { name: 'Reverse the decision' })).toBeEnabled()
    expectNoErrors(client)
  })

  test('queues decisions while offline, and reports conflicts afterwards', async ({ site }) => {
    client.shell.isOnline = false
    const late = await confirmRejectionByKey()
    const queuedDecisions = page.getByRole('region', { name: 'Unsent decisions' })
    await queuedDecisions.getByText('Waiting to be sent').waitFor()
    await approveElsewhere(site, late)
    expect((await readStatus(site, late)).status).toBe('approved')

    client.shell.isOnline = true
    await queuedDecisions.getByText('Conflict').waitFor({ timeout: TIMEOUTS.test })
    await queuedDecisions.getByText('Its status is now: Approved.').waitFor()
    expect((await readStatus(site, late)).status).toBe('approved')
    await queuedDecisions.getByRole('button', { name: 'Send anyway' }).click()
    await queuedDecisions.getByText('Sent', { exact: true }).waitFor()
    expect(await readStatus(site, late)).toEqual({ status: 'rejected', reason: REASON })
  })

  test('sends a queued decision although the server keeps failing on the one before', async ({
    site,
  }) => {
    const first = page.getByRole('article', { name: await chosenBot(), exact: true })
    const openNext = async () => {
      await page.keyboard.press('j')
      await first.waitFor({ state: 'hidden' })
      await page.getByRole('article').waitFor()
    }
    // Offline, only bots that have been open are sure to be here.
    await openNext()
    await page.keyboard.press('k')
    await first.waitFor()
    client.shell.isOnline = false
    const failing = await confirmRejectionByKey()
    await openNext()
    const other = await confirmRejectionByKey()
    // The sequence counts attempts, since a rollback does not reset it.
    await withClient(site.databaseUrl, (database) =>
      database.query(
        `CREATE SEQUENCE rejections;
         GRANT USAGE ON SEQUENCE rejections TO PUBLIC;
         ALTER TABLE bots ADD CONSTRAINT never_rejected CHECK (
           name <> ${database.escapeLiteral(failing)} OR approval_status <> 'rejected' OR nextval('rejections') = 0
         ) NOT VALID`
      )
    )

    client.shell.isOnline = true
    const queuedDecisions = page.getByRole('region', { name: 'Unsent decisions' })
    await queuedDecisions.getByText('Sent', { exact: true }).waitFor({ timeout: TIMEOUTS.test })
    expect((await readStatus(site, other)).status).toBe('rejected')
    expect((await readStatus(site, failing)).status).toBe('pending')
    await queuedDecisions.getByText('Waiting to be sent').waitFor()
    const attempts = await withClient(site.databaseUrl, async (database) => {
      const { rows } = await database.query<{ count: number }>(
        'SELECT last_value::int AS count FROM rejections'
      )
      await database.query('ALTER TABLE bots DROP CONSTRAINT never_rejected')
      await database.query('DROP SEQUENCE rejections')
      return rows[0]!.count
    })
    expect(attempts).toBe(1)
  })

  test('queues reviews of certification requests while offline, and shows what has changed since', async ({
    site,
    newMember,
  }) => {
    await command('go to certification requests')
    await page.getByRole('row').nth(1).click()
    const name = await chosenBot()
    client.shell.isOnline = false
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: `Reject the application for ${name}` })
    await dialog.getByRole('textbox').fill(REASON)
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const queuedDecisions = page.getByRole('region', { name: 'Unsent decisions' })
    const queued = queuedDecisions.getByRole('listitem', { name: `Certification request: ${name}` })
    await queued.getByText('Waiting to be sent').waitFor()
    await editElsewhere(site, newMember, name)

    client.shell.isOnline = true
    await queued.getByText('Conflict').waitFor({ timeout: TIMEOUTS.test })
    // The next request is open by now.
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByText('Conflict').waitFor()
    await row.click()
    await page.getByText('Not sent because of a conflict: Reject').waitFor()
    await queued.getByText('What has changed in the listing').click()
    await queued.getByRole('insertion').filter({ hasText: 'Remembers' }).waitFor()
    expect((await readReview(site, name)).status).toBe('pending')
    const look = { page, consoleErrors: [] }
    expect(
      await checkScreen(look, 'desktop-conflict', ['light', 'dark'], WIDTHS_OF_WINDOWS)
    ).toEqual([])
    await queued.getByRole('button', { name: 'Send anyway' }).click()
    await queued.getByText('Sent', { exact: true }).waitFor()
    expect(await readReview(site, name)).toEqual({ status: 'rejected', reason: REASON })
  })

  test('looks right in both languages and themes, even in the smallest window', async () => {
    const look = (name: string) =>
      checkScreen({ page, consoleErrors: [] }, name, ['light', 'dark'], WIDTHS_OF_WINDOWS)
    expect(await look('desktop-queue')).toEqual([])
    await command('language: română')
    await page.getByRole('tab', { name: 'Boți în așteptare' }).waitFor()
    await page.setViewportSize(SMALLEST)
    expect(await look('desktop-coada')).toEqual([])
    await page.getByRole('tab', { name: 'Recenzii eliminate' }).click()
    await page.getByRole('row').nth(1).click()
    await page.getByRole('article', { name: /^Recenzie despre / }).waitFor()
    expect(await look('desktop-recenzii-eliminate')).toEqual([])
    await page.getByRole('link', { name: 'Setări' }).click()
    await page.getByRole('heading', { name: 'Setări', level: 1 }).waitFor()
    expect(await look('desktop-setari')).toEqual([])
    expectNoErrors(client)
  })
})

/** Returns who dismissed a report last. */
async function readLastDismissal({ databaseUrl }: Site): Promise<string | undefined> {
  const { rows } = await withClient(databaseUrl, (database) =>
    database.query<{ decider: string }>(
      `SELECT decided_by AS decider FROM report_cases WHERE state = 'dismissed' ORDER BY decided_at DESC`
    )
  )
  return rows[0]?.decider
}

/** Whether the page of Bruno's approved bot shows a review by this member. */
async function isReviewListed({ databaseUrl }: Site, userId: string): Promise<boolean> {
  const { rows } = await withClient(databaseUrl, (database) =>
    database.query(
      `SELECT FROM ratings JOIN bots ON bots.id = ratings.bot_id
       WHERE bots.discord_bot_id = $1 AND ratings.user_id = $2`,
      [BOTS.brunoApproved, userId]
    )
  )
  return rows.length > 0
}

import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { textbox } from './support/bot-form.ts'
import { locateDetails, makePending } from './support/pending.ts'
import { expectToast, waitForLiveStream } from './support/reader.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** As before anybody had the bot open. */
async function deleteViews(site: Site, discordBotId: string) {
  await withClient(site.databaseUrl, async (client) => {
    await client.query(
      'DELETE FROM viewed_versions USING bots WHERE bots.id = bot_id AND discord_bot_id = $1',
      [discordBotId]
    )
  })
}

async function countViews(site: Site, discordBotId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'SELECT FROM viewed_versions JOIN bots ON bots.id = bot_id WHERE discord_bot_id = $1',
      [discordBotId]
    )
    return rowCount
  })
}

/** Who has snoozed a bot. */
async function listSnoozes(site: Site, discordBotId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT viewed_versions.user_id AS id FROM viewed_versions JOIN bots ON bots.id = bot_id
       WHERE discord_bot_id = $1 AND snoozed_until > now()`,
      [discordBotId]
    )
    return rows.map(({ id }) => id)
  })
}

async function readStatus(site: Site, discordBotId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ status: string }>(
      'SELECT approval_status AS status FROM bots WHERE discord_bot_id = $1',
      [discordBotId]
    )
    return rows[0]?.status
  })
}

/** The names of the bots in the queue, as far as they are visible. */
const listNames = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')!.slice(7)))

/** Why the bots with these names were rejected. */
async function listReasons(site: Site, names: readonly string[]) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ reason: string }>(
      `SELECT approval_reason AS reason FROM bots
       WHERE name = ANY ($1) AND approval_status = 'rejected' ORDER BY array_position($1, name)`,
      [names]
    )
    return rows.map(({ reason }) => reason)
  })
}

async function readAnswer(site: Site, discordBotId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ answer: string | null }>(
      `SELECT answer FROM bot_questions JOIN bots ON bots.id = bot_id
       WHERE discord_bot_id = $1 ORDER BY bot_questions.id DESC LIMIT 1`,
      [discordBotId]
    )
    return rows[0]?.answer
  })
}

test('the queue “unviewed” has what a staff member has not opened yet', async ({
  site,
  newMember,
}) => {
  await makePending(site, BOTS.brunoPending)
  await deleteViews(site, BOTS.brunoPending)
  const unviewed = '/admin?search=sundial&queue=unviewed'
  const { page } = await newMember(PEOPLE.rita, unviewed)
  await locateDetails(page, 'Sundial').waitFor()
  await expect.poll(() => countViews(site, BOTS.brunoPending)).toBe(1)
  await locateDetails(page, 'Sundial').waitFor()

  await page.goto(unviewed)
  await page.getByText('No pending bots found.').waitFor()
  await page.getByRole('combobox', { name: 'Queue' }).click()
  await page.getByRole('option', { name: 'All' }).click()
  const row = page.getByRole('row', { name: 'Sundial' })
  await row.waitFor()
  await expect(row.getByRole('img', { name: 'Not viewed yet' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/queue=/)

  const mihai = await newMember(PEOPLE.mihai, unviewed)
  await mihai.page.getByRole('row', { name: 'Sundial' }).waitFor()
})

test('a bot waits for its owner, who answers a question on its page', async ({
  site,
  newMember,
}) => {
  await makePending(site, BOTS.brunoPending)
  const { page } = await newMember(PEOPLE.rita, '/admin?search=sundial')
  const row = page.getByRole('row', { name: 'Sundial' })
  await locateDetails(page, 'Sundial').waitFor()
  await page.keyboard.press('q')
  const dialog = page.getByRole('dialog', { name: 'Ask the owners of Sundial' })
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Which servers is it for?')
  await page.keyboard.press('Control+Enter')
  await row.waitFor({ state: 'detached' })
  await page.goto('/admin?search=sundial&queue=waiting_for_owner')
  const details = locateDetails(page, 'Sundial')
  await details.getByText('Which servers is it for?').waitFor()

  const owner = await newMember(PEOPLE.bruno, `/bot/${BOTS.brunoPending}`)
  await owner.page.getByText('Which servers is it for?').waitFor()
  await owner.page.getByRole('textbox', { name: 'Your answer' }).fill('For small ones.')
  await owner.page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expectToast(owner, 'Answer sent')
  await owner.page.getByText(/in the queue\. It's the staff's turn\./).waitFor()
  expect(await readAnswer(site, BOTS.brunoPending)).toBe('For small ones.')

  await row.waitFor({ state: 'detached' })
  await page.goto('/admin?search=sundial')
  await details.getByText('For small ones.').waitFor()
})

test('a bot is snoozed by keys, and put back', async ({ site, newMember }) => {
  await makePending(site, BOTS.brunoPending)
  await deleteViews(site, BOTS.brunoPending)
  const { page } = await newMember(PEOPLE.rita, '/admin?search=sundial')
  const row = page.getByRole('row', { name: 'Sundial' })
  await locateDetails(page, 'Sundial').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('dialog', { name: 'Snooze Sundial?' }).waitFor()
  await page.keyboard.press('2')
  await page
    .getByText(/^Snoozed until/)
    .first()
    .waitFor()
  await row.waitFor({ state: 'detached' })
  expect(await listSnoozes(site, BOTS.brunoPending)).toEqual([PEOPLE.rita])

  await page.goto('/admin?search=sundial&queue=snoozed')
  // Until tomorrow at nine, which is more than a day away early in the morning only.
  await row.getByText(/^(?:tomorrow|in \d+ hours)$/).waitFor()
  await locateDetails(page, 'Sundial')
    .getByText(/^Snoozed until/)
    .waitFor()
  await page.keyboard.press('z')
  await page.getByText('No pending bots found.').waitFor()
  expect(await listSnoozes(site, BOTS.brunoPending)).toEqual([])
  await page.getByRole('combobox', { name: 'Queue' }).click()
  await page.getByRole('option', { name: 'All' }).click()
  await row.waitFor()
})

test('a reviewer sees what the owner changes meanwhile before a decision is sent', async ({
  site,
  newMember,
}) => {
  await makePending(site, BOTS.brunoPending)
  const rita = await newMember(PEOPLE.rita, '/admin?search=sundial')
  const { page } = rita
  await locateDetails(page, 'Sundial').waitFor()
  await waitForLiveStream(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Well done.')

  const owner = await newMember(PEOPLE.bruno, `/bot-edit/${BOTS.brunoPending}`)
  await textbox(owner.page, 'Short Description').fill('Rings a bell at noon, wherever you are.')
  await owner.page.getByRole('button', { name: 'Update Bot' }).click()
  await expectToast(owner, 'Bot Updated')

  await dialog.getByText('The listing has changed since you opened it.').waitFor()
  await dialog.getByRole('insertion').filter({ hasText: 'noon' }).first().waitFor()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled()
  expect(await readStatus(site, BOTS.brunoPending)).toBe('pending')
  await dialog.getByRole('button', { name: "I've seen the changes" }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('Well done.')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast(rita, 'Bot approved successfully', 'Sundial')
  expect(await readStatus(site, BOTS.brunoPending)).toBe('approved')
})

test('several bots are rejected by keys, and the next one opens', async ({ site, newMember }) => {
  const rita = await newMember(PEOPLE.rita, '/admin')
  const { page } = rita
  await page.getByRole('article').waitFor()
  const [first, second, third] = await listNames(page)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('heading', { name: '2 bots selected' }).waitFor()
  await page.keyboard.press('r')
  const reply = page.getByRole('dialog').getByRole('button', { name: /Bot is offline/ })
  await reply.waitFor()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expectToast(rita, '2 bots rejected')
  await locateDetails(page, third!).waitFor()
  await expect.poll(() => listNames(page)).not.toContain(second)
  expect(await listReasons(site, [first!, second!])).toEqual([
    expect.stringContaining(first!),
    expect.stringContaining(second!),
  ])
})

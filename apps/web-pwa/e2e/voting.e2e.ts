import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import type { Page } from '@playwright/test'
import { goOffline } from './support/network-idle.ts'
import { expectNoConsoleErrors, expectToast, clickToastAction, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const BOT = `/bot/${BOTS.paulaSecond}`

function voteButton(page: Page, name: string | RegExp) {
  return page.getByRole('complementary').getByRole('button', { name })
}

function reminderSwitch(page: Page) {
  return page.getByRole('switch', { name: 'Remind me when I can vote again' })
}

async function readVoteCount(page: Page) {
  const facts = page.getByRole('complementary').locator('dd')
  return Number((await facts.nth(2).innerText()).replace(/\D/g, ''))
}

/** The query string that came with the latest vote. */
function readLastQuery(site: Site) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query('SELECT query FROM vote_events ORDER BY id DESC LIMIT 1')
    return (rows[0] as { query: string }).query
  })
}

/** Moves the last vote of a member to another time. */
function moveVote(site: Site, userId: string, discordBotId: string, hoursAgo: number) {
  return withClient(site.databaseUrl, (client) =>
    client.query(
      `UPDATE bot_votes SET last_vote_at = now() - make_interval(mins => $3)
       WHERE user_id = $1 AND bot_id = (SELECT id FROM bots WHERE discord_bot_id = $2)`,
      [userId, discordBotId, Math.round(hoursAgo * 60)]
    )
  )
}

/** Whether a member wants to be reminded of the next vote for a bot. */
function readReminder(site: Site, userId: string, discordBotId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ wants_reminder: boolean }>(
      `SELECT wants_reminder FROM bot_votes
       WHERE user_id = $1 AND bot_id = (SELECT id FROM bots WHERE discord_bot_id = $2)`,
      [userId, discordBotId]
    )
    return rows[0]?.wants_reminder
  })
}

test.describe('A member', () => {
  test('votes once and sees a thank-you, others see the count grow, and the bot gets the query', async ({
    newReader,
    newMember,
    site,
  }) => {
    const voter = await newMember(PEOPLE.vlad, `${BOT}/vote?from=here`)
    const other = await newReader()
    await other.open(BOT)
    const before = await readVoteCount(voter.page)

    await voteButton(voter.page, 'Vote').click()
    await expectToast(
      voter,
      'Vote Added',
      'Thanks for voting! Your vote helps others discover great bots.'
    )
    await voteButton(voter.page, 'Voted').waitFor()
    await expect.poll(() => readVoteCount(voter.page)).toBe(before + 1)
    await expect.poll(() => readVoteCount(other.page)).toBe(before + 1)
    expect(await readLastQuery(site)).toBe('?from=here')

    await voteButton(voter.page, 'Voted').click({ force: true })
    await expectToast(
      voter,
      'Already Voted',
      'You have already voted for this bot. You can vote again in 12 hours.'
    )
    await voter.page.getByRole('tab', { name: 'Reviews' }).click()
    await voteButton(voter.page, 'Voted').waitFor()

    await voter.page.reload()
    await voteButton(voter.page, 'Vote in 12h').click({ force: true })
    await expectToast(voter, 'Vote Cooldown', 'You can vote again in 12 hour(s).')
    await expect.poll(() => readVoteCount(voter.page)).toBe(before + 1)
    expectNoConsoleErrors(voter)
  })

  test('can vote again after the cooldown, whose remaining hours are shown', async ({
    site,
    newMember,
  }) => {
    await moveVote(site, PEOPLE.vera, BOTS.brunoApproved, 5)
    const { page } = await newMember(PEOPLE.vera, `/bot/${BOTS.brunoApproved}`)
    await voteButton(page, 'Vote in 7h').waitFor()

    await moveVote(site, PEOPLE.vera, BOTS.brunoApproved, 11.5)
    await page.reload()
    await voteButton(page, 'Vote in <1h').waitFor()

    await moveVote(site, PEOPLE.vera, BOTS.brunoApproved, 12)
    await page.reload()
    await expect(voteButton(page, 'Vote')).not.toHaveAttribute('aria-disabled')
    await moveVote(site, PEOPLE.vera, BOTS.brunoApproved, 5)
  })

  test('turns the reminder of the next vote off in both tabs, and sees when that fails', async ({
    site,
    newMember,
  }) => {
    const bot = `/bot/${BOTS.brunoApproved}`
    const reader = await newMember(PEOPLE.vera, bot)
    const { page, context } = reader
    const other = await context.newPage()
    await other.goto(`${bot}/vote`)
    for (const tab of [page, other]) await expect(reminderSwitch(tab)).toBeChecked()

    await reminderSwitch(page).press('Space')
    for (const tab of [page, other]) await expect(reminderSwitch(tab)).not.toBeChecked()
    expect(await readReminder(site, PEOPLE.vera, BOTS.brunoApproved)).toBe(false)

    await goOffline(page)
    await reminderSwitch(page).click()
    await expectToast(
      reader,
      'Error',
      "You're offline. Your reminder could not be saved. Please try again."
    )
    await expect(reminderSwitch(page)).not.toBeChecked()
  })

  test('who has voted in another tab sees the remaining cooldown', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.oscar, BOT)
    const { page, context } = reader
    await expect(voteButton(page, 'Vote')).not.toHaveAttribute('aria-disabled')
    // Otherwise the page would usually learn of the vote before the click and disable its button.
    await page.route('**/can-vote', (route) => route.abort())
    const first = await context.newPage()
    await first.goto(BOT)
    await voteButton(first, 'Vote').click()
    await voteButton(first, 'Voted').waitFor()

    await voteButton(page, 'Vote').click()
    await page.unroute('**/can-vote')

    await expectToast(reader, 'Vote Cooldown', 'You can vote again in 12 hour(s).')
    await voteButton(page, 'Vote in 12h').waitFor()
  })

  test('with premium has a cooldown of six hours', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.paula, `/bot/${BOTS.brunoApproved}`)
    await voteButton(reader.page, 'Vote').click()
    await voteButton(reader.page, 'Voted').waitFor()
    await reader.page.reload()

    const waiting = voteButton(reader.page, 'Vote in 6h')
    await waiting.waitFor()
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await waiting.click({ force: true })
    await expectToast(reader, 'Vote Cooldown', 'You can vote again in 6 hour(s).')
  })

  test('sees the same state on both vote buttons of a phone, in Romanian', async ({
    newMember,
  }) => {
    const reader = await newMember(PEOPLE.nina, BOT, { width: WIDTHS.phone, language: 'ro' })
    const { page } = reader

    await page.getByRole('button', { name: 'Votează' }).last().click()

    await expectToast(reader, 'Vot adăugat')
    await page.getByRole('button', { name: 'Votat' }).last().waitFor()
    await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })
    await voteButton(page, 'Votat').waitFor()
    await expect(voteButton(page, 'Votează')).toHaveCount(0)
    expectNoConsoleErrors(reader)
  })

  test('whose account is restricted sees why the button is disabled', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.dan, BOT)
    // Until the viewer is known, the button does nothing; while the page is hydrated, it can be replaced under the click.
    await expect(async () => {
      await voteButton(reader.page, 'Vote').click({ force: true })
      const toast = reader.page.getByText('Error', { exact: true })
      await expect(toast).not.toHaveCount(0, { timeout: TIMEOUTS.layout })
    }).toPass()

    await expectToast(reader, 'Error', 'Your account is restricted, so you cannot do this.')
  })

  test('sees when a vote fails', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.vlad, `/bot/${BOTS.brunoCertified}`)
    const { page } = reader
    await expect(voteButton(page, 'Vote')).not.toHaveAttribute('aria-disabled')
    await goOffline(page)
    await voteButton(page, 'Vote').click()

    await expectToast(reader, 'Error', "You're offline. Failed to vote for bot. Please try again.")
    await expect(voteButton(page, 'Vote')).not.toHaveAttribute('aria-disabled')
  })
})

test.describe('A visitor', () => {
  test('can sign in after a click on Vote, and returns to the bot', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(BOT)
    await voteButton(page, 'Vote').click({ force: true })

    await expectToast(reader, 'Login Required', 'Please log in to vote for this bot.')
    await clickToastAction(reader, 'Login')
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.getByRole('button', { name: 'Rita Reviewer' }).click()
    await page.waitForURL(`**${BOT}`)
    await expect(voteButton(page, 'Vote')).not.toHaveAttribute('aria-disabled')
  })
})

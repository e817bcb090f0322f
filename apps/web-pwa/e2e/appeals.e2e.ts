import { BOTS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { LIVE_UPDATE_TIMEOUT, getReviewsPath, locateReview } from './support/reviews.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

const INBOX_TIMEOUT_MS = scaleTimeout(30_000)
const TEXT = 'Those reviews were drafts that I had collected for weeks. I will not do it again.'
const ANSWER = 'Thank you for explaining. Welcome back.'

/** Carla's review of a bot of Lia's, with Lia's reply. */
const REVIEW = 'A levelling bot that made us nicer. I did not think that was possible.'
const REPLY = 'This is going on the wall.'

/** Reads where a review is stored, and how many the bot's owners have removed. */
async function readReview({ databaseUrl }: Site) {
  const { rows } = await withClient(databaseUrl, (database) =>
    database.query<{ isListed: boolean; removedAs: string | null; count: number; votes: number }>(
      `SELECT EXISTS (SELECT FROM ratings WHERE bot_id = bots.id AND user_id = $2) AS "isListed",
         (SELECT removed_as FROM removed_ratings WHERE bot_id = bots.id AND user_id = $2) AS "removedAs",
         (SELECT count(*)::int FROM rating_votes JOIN ratings ON ratings.id = rating_votes.rating_id
          WHERE bot_id = bots.id AND ratings.user_id = $2) AS votes,
         bot_stats.owner_removed_reviews_count::int AS count
       FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id WHERE discord_bot_id = $1`,
      [BOTS.lia150Servers, PEOPLE.carla]
    )
  )
  return rows[0]!
}

test('a restricted member appeals, and another staff member reverses the decision', async ({
  newMember,
}) => {
  const member = await newMember(PEOPLE.toma, '/profile')
  const { page } = member
  await page.getByRole('link', { name: 'Appeal this decision' }).first().click()
  const decision = page.getByRole('article', { name: 'Your account was disabled' })
  await decision.getByRole('button', { name: 'Send appeal' }).click()
  await decision.getByText('Write between 10 and 4000 characters.').waitFor()
  await decision.getByLabel('What did we miss?').fill(TEXT)
  await decision.getByRole('button', { name: 'Send appeal' }).click()
  await expectToast(member, 'Appeal sent', "We'll notify you of the outcome.")
  await decision.getByText("We'll notify you when somebody has decided.").waitFor()

  const staff = await newMember(PEOPLE.olivia, '/admin?tab=appeals')
  await staff.page.getByRole('row').filter({ hasText: 'Toma' }).first().click()
  const appeal = staff.page.getByRole('article', { name: /^Member disabled/ })
  await appeal.getByText(TEXT).waitFor()
  await staff.page.keyboard.press('r')
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(ANSWER)
  await dialog.getByRole('button', { name: 'Reverse the decision' }).click()
  await staff.page.getByText('Decision reversed').first().waitFor()

  await decision.getByText('Appeal granted').waitFor({ timeout: INBOX_TIMEOUT_MS })
  await decision.getByText(ANSWER).waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const notice = page.getByRole('link', { name: /Your appeal was granted/ })
  await expect(notice).toHaveAttribute('href', '/appeals')
  expectNoConsoleErrors(member)
  expectNoConsoleErrors(staff)
})

test('the author of a review that the owner removed appeals, and staff restore it', async ({
  site,
  newMember,
}) => {
  const before = await readReview(site)
  const author = await newMember(PEOPLE.carla, '/discover', { language: 'ro' })
  const owner = await newMember(PEOPLE.lia, getReviewsPath(BOTS.lia150Servers))
  const review = locateReview(owner.page, 'Carla Coowner')
  const count = owner.page.getByText('1 review was removed by the owner')
  await review.getByRole('button', { name: /^More actions/ }).click()
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await review.waitFor({ state: 'detached' })
  await count.waitFor(LIVE_UPDATE_TIMEOUT)
  expect(await readReview(site)).toEqual({
    isListed: false,
    removedAs: 'owner',
    count: before.count + 1,
    votes: 0,
  })

  const { page } = author
  await page.getByRole('button', { name: /necitit/ }).click({ timeout: INBOX_TIMEOUT_MS })
  const panel = page.getByRole('dialog', { name: 'Notificări' })
  const item = panel.getByRole('listitem').filter({ hasText: 'Recenzia ta despre Ladder' })
  await item.getByText('a fost eliminată').waitFor()
  await item.getByRole('link', { name: 'Contestă decizia' }).click()
  const decision = page.getByRole('article', { name: 'O recenzie a ta a fost eliminată' })
  await decision.getByLabel('Ce am scăpat din vedere?').fill('Recenzia era una de laudă.')
  await decision.getByRole('button', { name: 'Trimite contestația' }).click()
  await expectToast(author, 'Contestație trimisă', 'Te anunțăm ce s‑a hotărât.')

  const staff = await newMember(PEOPLE.rita, '/admin?tab=reviews')
  await staff.page.getByRole('row', { name: /by Carla Coowner/ }).click()
  const removed = staff.page.getByRole('article', { name: /^Review of / })
  await removed.getByText(REVIEW).waitFor()
  await removed.getByText('Removed by an owner of the bot').waitFor()
  const tab = staff.page.getByRole('tab', { name: /^Appeals/ })
  await tab.click()
  // Until then, rows are those of the reviews.
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await staff.page.getByRole('row').filter({ hasText: 'Carla Coowner' }).click()
  const appeal = staff.page.getByRole('article', { name: 'Review removed: Carla Coowner' })
  await appeal.getByText(REVIEW).waitFor()
  await staff.page.keyboard.press('r')
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reverse the decision' }).click()
  await expectToast(staff, 'Decision reversed')

  await decision.getByText('Contestație admisă').waitFor({ timeout: INBOX_TIMEOUT_MS })
  await review.getByText(REVIEW).waitFor(LIVE_UPDATE_TIMEOUT)
  await review.getByText(REPLY).waitFor()
  await count.waitFor({ state: 'detached', ...LIVE_UPDATE_TIMEOUT })
  expect(await readReview(site)).toEqual(before)
  for (const reader of [author, owner, staff]) expectNoConsoleErrors(reader)
})

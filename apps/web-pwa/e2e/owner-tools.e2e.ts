import { BOTS, MEMBERS, PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { LIVE_UPDATE_TIMEOUT, locateReview, getReviewsPath } from './support/reviews.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const PATH = getReviewsPath(BOTS.brunoCertified)

async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: `More actions for the review by ${name}` }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}

/** Inserts a review that looks as if it had been written long ago. */
async function insertReview(site: Site, userId: string, comment: string) {
  await withClient(site.databaseUrl, async (client) => {
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO ratings (bot_id, user_id, rating, comment)
       SELECT id, $2, 2, $3 FROM bots WHERE discord_bot_id = $1
       ON CONFLICT (bot_id, user_id) DO UPDATE SET comment = excluded.comment
       RETURNING bot_id AS id`,
      [BOTS.brunoCertified, userId, comment]
    )
    await client.query("INSERT INTO outbox (topic, key) VALUES ('reviews', $1)", [rows[0]!.id])
    await client.query('COMMIT')
  })
}

test.describe('An owner', () => {
  test('adds and removes a heart on a review, which others see', async ({
    site,
    newReader,
    newMember,
  }) => {
    await insertReview(site, MEMBERS.andrei, 'A heart, perhaps?')
    const owner = await newMember(PEOPLE.bruno, PATH)
    const other = await newReader()
    await other.open(PATH)
    const review = locateReview(owner.page, 'Andrei Pop')
    const seen = locateReview(other.page, 'Andrei Pop').getByText('Owner', { exact: true })

    await review.getByRole('button', { name: 'Add heart' }).click()
    await review.getByText('Owner', { exact: true }).waitFor()
    await expectToast(owner, 'Heart Added')
    await seen.waitFor(LIVE_UPDATE_TIMEOUT)

    await review.getByRole('button', { name: 'Remove heart' }).click()
    await expectToast(owner, 'Heart Removed')
    await review.getByRole('button', { name: 'Add heart' }).waitFor()
    await expect(seen).toHaveCount(0, LIVE_UPDATE_TIMEOUT)
    expectNoConsoleErrors(owner)
  })

  test('can reply once, in a field of three rows, and edit the reply', async ({
    site,
    newMember,
  }) => {
    await insertReview(site, MEMBERS.ioana, 'A reply, perhaps?')
    const owner = await newMember(PEOPLE.carla, getReviewsPath(BOTS.brunoApproved))
    const { page } = owner
    const review = locateReview(page, 'Amara Okafor')
    await review.getByRole('button', { name: 'Reply' }).click()
    const field = review.getByRole('textbox', { name: 'Your reply' })
    await expect(field).toHaveAttribute('rows', '3')
    await expect(field).toBeFocused()
    const submit = review.getByRole('button', { name: 'Submit Reply' })
    await field.fill('   ')
    await expect(submit).toBeDisabled()

    await field.fill('Wording is half of it.')
    await submit.click()
    await expectToast(owner, 'Reply Added')
    await review.locator('p').getByText('Wording is half of it.').waitFor()

    await review.getByRole('button', { name: 'Edit reply' }).click()
    await expect(field).toHaveValue('Wording is half of it.')
    await field.fill('Wording is most of it.')
    await submit.click()
    await review.locator('p').getByText('Wording is most of it.').waitFor()
    await expect(review.getByText('Reply from the owner')).toHaveCount(1)
    expectNoConsoleErrors(owner)
  })

  test('can block a reviewer, whose review disappears for everybody', async ({
    site,
    newReader,
    newMember,
  }) => {
    await insertReview(site, MEMBERS.matei, 'Block me.')
    const owner = await newMember(PEOPLE.bruno, PATH)
    const other = await newReader()
    await other.open(PATH)
    const { page } = owner
    await locateReview(other.page, 'Matei Ștefănescu').waitFor()

    const menu = await openMenu(page, 'Matei Ștefănescu')
    await menu.getByRole('menuitem', { name: 'Block User' }).click()
    const question = page.getByRole('alertdialog', { name: 'Block this user?' })
    await question.getByRole('button', { name: 'Block User' }).click()

    await expectToast(owner, 'User Blocked', 'User has been blocked from rating this bot.')
    await locateReview(page, 'Matei Ștefănescu').waitFor({ state: 'detached' })
    await expect(locateReview(other.page, 'Matei Ștefănescu')).toHaveCount(0, LIVE_UPDATE_TIMEOUT)
    expectNoConsoleErrors(owner)
  })

  test('can delete a review, and sees when that fails', async ({ site, newMember }) => {
    await insertReview(site, MEMBERS.elif, 'Delete me.')
    const owner = await newMember(PEOPLE.bruno, PATH)
    const { page } = owner
    await page.route('**/api/ratings/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', requestId: '' } })
    )
    const openDialog = async () => {
      const menu = await openMenu(page, 'Elif Yıldız')
      await menu.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await openDialog()
    await expectToast(
      owner,
      'Delete Failed',
      'The server is busy at the moment. Failed to delete the review. Please try again.'
    )
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expect(locateReview(page, 'Elif Yıldız')).toHaveCount(1)

    await page.unroute('**/api/ratings/*')
    await openDialog()
    await expectToast(owner, 'Review Deleted')
    await expect(locateReview(page, 'Elif Yıldız')).toHaveCount(0)
  })

  test('is listed without an average rating; only the main owner has a crown', async ({
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.bruno, getReviewsPath(BOTS.brunoApproved))
    await locateReview(page, 'Bruno Builder').getByText('Bot Owner').waitFor()

    await expect(page.getByText('Bot Owner', { exact: true })).toHaveCount(1)
    await expect(page.getByText("Written by an owner, so it doesn't count")).toHaveCount(2)
    const menu = await openMenu(page, 'Carla Coowner')
    // An owner cannot be blocked from their own bot.
    await expect(menu.getByRole('menuitem')).toHaveText(['Delete', 'Report'])
  })
})

test.describe('Members who do not own the bot', () => {
  test('have no owner tools', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, getReviewsPath(BOTS.brunoApproved))
    await page.getByRole('form', { name: 'Leave a Review' }).waitFor()

    await expect(page.getByRole('button', { name: 'Add heart' })).toHaveCount(0)
    const menu = await openMenu(page, 'Emil Ending')
    await expect(menu.getByRole('menuitem')).toHaveText(['Report'])
  })

  test('can delete reviews if they are staff members', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.mihai, getReviewsPath(BOTS.brunoApproved))
    const menu = await openMenu(page, 'Emil Ending')

    await expect(menu.getByRole('menuitem')).toHaveText(['Delete', 'Report'])
    await expect(page.getByRole('button', { name: 'Add heart' })).toHaveCount(0)
  })
})

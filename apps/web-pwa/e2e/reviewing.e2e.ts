import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { blockLiveStreams, goOffline } from './support/network-idle.ts'
import { expectNoConsoleErrors, expectToast, clickToastAction, signIn } from './support/reader.ts'
import { LIVE_UPDATE_TIMEOUT, locateReview, getReviewsPath } from './support/reviews.ts'
import { expect, test } from './support/test.ts'

/** The request for the current member. */
const VIEWER = '**/api/auth/user'
const RATINGS = /\/ratings(?:\?|$)/

function form(page: Page) {
  return page.getByRole('form', { name: 'Leave a Review' })
}

async function write(page: Page, stars: string, comment: string) {
  await form(page).getByRole('radio', { name: stars }).check()
  await form(page).getByRole('textbox').fill(comment)
}

function submit(page: Page) {
  return form(page).getByRole('button', { name: 'Submit Review' }).click()
}

async function deleteReview(page: Page, name: string) {
  await page.getByRole('button', { name: `More actions for the review by ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await locateReview(page, name).waitFor({ state: 'detached' })
}

/** The message when a review could not be sent because the browser is offline. */
const SAVED = {
  title: 'Saved on this device',
  text: "Your review is saved on this device. You can send it when you're back online.",
}

test.describe('a member', () => {
  test('writes, edits and deletes a review, which another browser follows', async ({
    newMember,
  }) => {
    const writer = await newMember(PEOPLE.vlad, getReviewsPath(BOTS.paulaSecond))
    const other = await newMember(PEOPLE.nina, getReviewsPath(BOTS.paulaSecond))
    const seen = locateReview(other.page, 'Vlad Visitor')
    const heading = writer.page.getByRole('heading', { name: /^User Reviews/ })
    await form(writer.page).waitFor()
    const before = Number(/\d+/.exec(await heading.innerText())![0])

    await write(writer.page, '4 stars', '  It waters itself.\nTwice.  ')
    await submit(writer.page)
    await expectToast(writer, 'Rating Submitted', 'Thank you for your feedback!')
    await writer.page.getByText('You have reviewed this bot.').waitFor()
    await locateReview(writer.page, 'Vlad Visitor').getByText('It waters itself.').waitFor()
    await expect(heading).toHaveText(`User Reviews (${before + 1})`)
    await seen.getByText('It waters itself.').waitFor(LIVE_UPDATE_TIMEOUT)
    await other.page
      .getByRole('heading', { name: `User Reviews (${before + 1})` })
      .waitFor(LIVE_UPDATE_TIMEOUT)

    const own = locateReview(writer.page, 'Vlad Visitor')
    await own.getByRole('button', { name: /^More actions/ }).click()
    await writer.page.getByRole('menuitem', { name: 'Edit' }).click()
    const edit = own.getByRole('form', { name: 'Edit your review' })
    await expect(edit.getByRole('textbox')).toHaveValue('It waters itself.\nTwice.')
    await expect(edit.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await edit.getByRole('radio', { name: '2 stars' }).check()
    await edit.getByRole('textbox').fill('It forgot to.')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(writer, 'Review Updated')
    await own.getByText('It forgot to.').waitFor()
    await own.getByText('edited').waitFor()
    await seen.getByText('It forgot to.').waitFor(LIVE_UPDATE_TIMEOUT)
    await expect(seen.getByText('2 out of 5')).toHaveCount(1)

    await own.getByRole('button', { name: /^More actions/ }).click()
    await writer.page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = writer.page.getByRole('alertdialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await expect(own).toHaveCount(1)
    await deleteReview(writer.page, 'Vlad Visitor')
    await expectToast(writer, 'Review Deleted')
    await form(writer.page).waitFor()
    await expect(form(writer.page).getByRole('textbox')).toHaveValue('')
    await seen.waitFor({ state: 'detached', ...LIVE_UPDATE_TIMEOUT })
    expectNoConsoleErrors(writer)
    expectNoConsoleErrors(other)
  })

  test('sees the average change everywhere', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, getReviewsPath(BOTS.lia40Servers))
    const facts = page.getByRole('complementary')
    const average = facts.locator('dd').first()
    const before = await average.innerText()

    await write(page, '1 star', '')
    await submit(page)

    const rendered = { ...LIVE_UPDATE_TIMEOUT, useInnerText: true }
    await expect(average).not.toHaveText(before, rendered)
    await deleteReview(page, 'Vlad Visitor')
    await expect(average).toHaveText(before, rendered)
  })

  test('must choose stars before sending, and keeps the text', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.vlad, getReviewsPath(BOTS.paulaSecond))
    const { page } = reader
    await form(page).getByRole('textbox').fill('No stars yet')
    await submit(page)

    await expectToast(reader, 'Rating Required', 'Please select a star rating before submitting.')
    await expect(form(page).getByRole('textbox')).toHaveValue('No stars yet')
    await expect(form(page).getByRole('radio', { name: '1 star' })).toBeFocused()
  })

  test('can do everything by keyboard', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.nina, getReviewsPath(BOTS.paulaSecond))
    await form(page).getByRole('radio', { name: '1 star' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(form(page).getByRole('radio', { name: '3 stars' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Typed')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    const own = locateReview(page, 'Nina Newcomer')
    await own.getByText('Typed').waitFor()
    await own.getByRole('button', { name: /^More actions/ }).focus()
    await page.keyboard.press('Enter')
    const focusedItem = page.locator('[role=menuitem]:focus')
    await focusedItem.filter({ hasText: 'Edit' }).waitFor()
    await page.keyboard.press('Enter')
    const edit = own.getByRole('form', { name: 'Edit your review' })
    await edit.waitFor()
    await expect(edit.getByRole('radio', { name: '3 stars' })).toBeFocused()
    await edit.getByRole('button', { name: 'Cancel' }).focus()
    await page.keyboard.press('Enter')
    await edit.waitFor({ state: 'detached' })
    await expect(own).toBeFocused()

    await own.getByRole('button', { name: /^More actions/ }).focus()
    await page.keyboard.press('Enter')
    await focusedItem.filter({ hasText: 'Edit' }).waitFor()
    await page.keyboard.press('End')
    await focusedItem.filter({ hasText: 'Delete' }).waitFor()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await own.waitFor({ state: 'detached' })
    await expect(page.locator(':focus')).toHaveText(/^User Reviews/)
  })

  test('who has reviewed in another tab is informed, and loses no text', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.oscar, getReviewsPath(BOTS.paulaSecond))
    const { page } = reader
    await form(page).waitFor()
    // Nothing updates this page in the meantime.
    const { promise: areReadable, resolve: releaseReads } = Promise.withResolvers<void>()
    await page.route(RATINGS, async (route) => {
      if (route.request().method() === 'GET') await areReadable
      await route.continue()
    })
    const first = await reader.context.newPage()
    await first.goto(getReviewsPath(BOTS.paulaSecond))
    await write(first, '5 stars', 'First')
    await submit(first)
    await locateReview(first, 'Oscar Other').waitFor()

    await write(page, '3 stars', 'Second')
    await submit(page)
    await expectToast(
      reader,
      'Error',
      'You have already reviewed this bot. You can edit your review in the list.'
    )
    await expect(form(page).getByRole('textbox')).toHaveValue('Second')

    // Once the page knows of the first review, the typed text is offered as an edit of it.
    releaseReads()
    const edit = page.getByRole('form', { name: 'Edit your review' })
    await edit.waitFor()
    await expect(edit.getByRole('textbox')).toHaveValue('Second')
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You have reviewed this bot.').waitFor()
    await deleteReview(first, 'Oscar Other')
  })

  test('who loses the response retries, and has one review', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await signIn(reader, PEOPLE.vlad)
    // Live events and polls could update the page with the review before the member retries.
    await blockLiveStreams(page)
    await reader.open(getReviewsPath(BOTS.lia40Servers))
    const keys: (string | undefined)[] = []
    await page.route(RATINGS, async (route) => {
      if (route.request().method() !== 'POST') {
        return keys.length === 1 ? route.abort() : route.continue()
      }
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await write(page, '4 stars', 'Once')
    await submit(page)

    await expectToast(reader, SAVED.title, `The server could not be reached. ${SAVED.text}`)
    await expect(form(page).getByRole('textbox')).toHaveValue('Once')
    await submit(page)
    await expectToast(reader, 'Rating Submitted')
    await expect(locateReview(page, 'Vlad Visitor')).toHaveCount(1)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    await deleteReview(page, 'Vlad Visitor')
  })

  test('who is offline is informed, and sends the review later', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.vera, getReviewsPath(BOTS.lia150Servers))
    const { page, context } = reader
    await write(page, '5 stars', 'Later')
    await goOffline(page)
    await submit(page)

    await expectToast(reader, SAVED.title, `You're offline. ${SAVED.text}`)
    await context.setOffline(false)
    await submit(page)
    await expectToast(reader, 'Rating Submitted')
    await expect(locateReview(page, 'Vera Voter')).toHaveCount(1)
    await deleteReview(page, 'Vera Voter')
  })

  test('whose session has ended signs in again, and finds the typed text', async ({
    site,
    newMember,
  }) => {
    const reader = await newMember(PEOPLE.vera, getReviewsPath(BOTS.lia40Servers))
    const { page, context } = reader
    await write(page, '2 stars', 'Half a thought')
    // Until then it waits for what only the session returns.
    await expect(form(page).getByRole('button', { name: 'Submit Review' })).toBeEnabled()
    // The page must learn from the submission, not from what it fetches once its live stream opens.
    await page.route(VIEWER, () => {})
    await context.clearCookies({ name: /sid/ })
    // The page is left half a second after the toast has appeared.
    await Promise.all([
      expectToast(reader, 'Unauthorized', 'You are logged out. Logging in again...'),
      submit(page),
    ])
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.unroute(VIEWER)
    await page.getByRole('button', { name: 'Vera Voter' }).click()
    await page.waitForURL(`**${getReviewsPath(BOTS.lia40Servers)}`)
    await expect(form(page).getByRole('textbox')).toHaveValue('Half a thought')
    await expect(form(page).getByRole('radio', { name: '2 stars' })).toBeChecked()
  })

  test('whose account is restricted sees the reason in place of the form', async ({
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.dan, getReviewsPath(BOTS.paulaSecond))
    await page
      .getByRole('region', { name: 'Account Disabled' })
      .getByText(/^Reason: /)
      .waitFor()
    await expect(form(page)).toHaveCount(0)
  })

  test('who was blocked by the owners is informed', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.bogdan, getReviewsPath(BOTS.brunoApproved))
    const { page } = reader
    await page.getByRole('heading', { name: /^User Reviews/ }).waitFor()

    await expect(locateReview(page, 'Bogdan Blocked')).toHaveCount(0)
    await page.getByText('The owners of this bot have blocked you from rating it.').waitFor()
    await expect(form(page)).toHaveCount(0)
  })
})

test.describe('a visitor', () => {
  test('writes, signs in, and returns to the same tab and text', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(getReviewsPath(BOTS.paulaFirst))
    await write(page, '5 stars', 'Written before signing in')
    await page.getByRole('link', { name: 'Login to Review' }).click()
    await page.waitForURL(`${site.discordUrl}/**`)
    await page.getByRole('button', { name: 'Vlad Visitor' }).click()
    await page.waitForURL(`**${getReviewsPath(BOTS.paulaFirst)}`)

    await expect(form(page).getByRole('textbox')).toHaveValue('Written before signing in')
    await submit(page)
    await locateReview(page, 'Vlad Visitor').getByText('Written before signing in').waitFor()
    await page.reload()
    await page.getByText('You have reviewed this bot.').waitFor()
    await deleteReview(page, 'Vlad Visitor')
    expectNoConsoleErrors(reader)
  })

  test('who sends anyway is asked to log in', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(getReviewsPath(BOTS.paulaFirst))
    await form(page).getByRole('radio', { name: '5 stars' }).check()
    // The button is marked as disabled, but still explains why.
    await form(page).getByRole('button', { name: 'Submit Review' }).click({ force: true })

    await expectToast(reader, 'Authentication Required', 'You must be logged in to leave a rating.')
    await clickToastAction(reader, 'Login')
    await page.waitForURL(`${site.discordUrl}/**`)
    await expect(page.getByRole('button', { name: 'Vlad Visitor' })).toHaveCount(1)
  })

  test('who votes on a review is asked to log in', async ({ newReader }) => {
    const reader = await newReader({ language: 'ro' })
    await reader.open(getReviewsPath(BOTS.paulaFirst))
    const like = reader.page.getByRole('button', { name: /^Utilă/ }).first()
    await expect(like).toHaveAttribute('aria-disabled', 'true')
    await like.click({ force: true })

    await expectToast(reader, 'Autentificare necesară', 'Autentifică‑te pentru a vota recenzii.')
  })
})

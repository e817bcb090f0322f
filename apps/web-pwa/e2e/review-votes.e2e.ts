import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { LIVE_UPDATE_TIMEOUT, locateReview, getReviewsPath } from './support/reviews.ts'
import { expect, test } from './support/test.ts'

/** The browser's own console message about a failed request. */
const REQUEST_FAILED_MESSAGE = /Failed to load resource/

test.describe('Votes on a review', () => {
  const AUTHOR = 'Carla Coowner'
  /** The author of a review of another bot, whose counts no other test changes. */
  const OTHER_AUTHOR = 'Thibault Mercier'

  function toggles(page: Page, author = AUTHOR) {
    const review = locateReview(page, author)
    return {
      like: review.getByRole('button', { name: /^Helpful/ }),
      dislike: review.getByRole('button', { name: /^Not helpful/ }),
    }
  }
  /** Scrolls to the review. The member's buttons replace the visitor's counts, maybe meanwhile. */
  const scrollToToggles = (page: Page) =>
    expect(() => toggles(page).like.scrollIntoViewIfNeeded()).toPass(LIVE_UPDATE_TIMEOUT)
  async function readCounts(page: Page, author?: string) {
    const { like, dislike } = toggles(page, author)
    return { likes: Number(await like.innerText()), dislikes: Number(await dislike.innerText()) }
  }
  async function pressed(page: Page, author?: string) {
    const { like, dislike } = toggles(page, author)
    return [await like.getAttribute('aria-pressed'), await dislike.getAttribute('aria-pressed')]
  }

  test('are added, changed and removed immediately, and others see them', async ({
    newReader,
    newMember,
  }) => {
    const voter = await newMember(PEOPLE.vlad, getReviewsPath(BOTS.lia150Servers))
    const other = await newMember(PEOPLE.nina, getReviewsPath(BOTS.lia150Servers))
    const visitor = await newReader()
    await visitor.open(getReviewsPath(BOTS.lia150Servers))
    const { like, dislike } = toggles(voter.page)
    await scrollToToggles(other.page)
    const responded = voter.page.waitForResponse(/\/api\/ratings\/\d+\/votes$/)
    await scrollToToggles(voter.page)
    await responded
    const before = await readCounts(voter.page)
    // The counts change before the server responds.
    const held: (() => Promise<void>)[] = []
    await voter.page.route('**/api/ratings/*/vote', (route) => {
      held.push(() => route.continue())
    })
    const expectBeforeSending = async (counts: typeof before) => {
      await expect.poll(() => readCounts(voter.page)).toEqual(counts)
      await expect.poll(() => held.length).toBe(1)
      await held.pop()!()
    }
    const liked = { likes: before.likes + 1, dislikes: before.dislikes }
    const disliked = { likes: before.likes, dislikes: before.dislikes + 1 }

    await like.click()
    await expectBeforeSending(liked)
    await expect.poll(() => pressed(voter.page)).toEqual(['true', 'false'])
    for (const { page } of [other, visitor]) {
      await expect.poll(() => readCounts(page), LIVE_UPDATE_TIMEOUT).toEqual(liked)
    }
    await expect.poll(() => pressed(other.page)).toEqual(['false', 'false'])

    await dislike.click()
    await expectBeforeSending(disliked)
    await expect.poll(() => readCounts(other.page), LIVE_UPDATE_TIMEOUT).toEqual(disliked)
    await voter.page.reload()
    await scrollToToggles(voter.page)
    await expect.poll(() => pressed(voter.page), LIVE_UPDATE_TIMEOUT).toEqual(['false', 'true'])

    await toggles(voter.page).dislike.click()
    await expectBeforeSending(before)
    await expect.poll(() => readCounts(other.page), LIVE_UPDATE_TIMEOUT).toEqual(before)
    expectNoConsoleErrors(voter)
    expectNoConsoleErrors(other)
  })

  test('are rolled back when the server rejects them', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.nina, getReviewsPath(BOTS.brunoApproved))
    const { page } = reader
    await toggles(page, OTHER_AUTHOR).like.waitFor()
    const before = await readCounts(page, OTHER_AUTHOR)
    await page.route('**/api/ratings/*/vote', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: '', requestId: '' } })
    )

    await toggles(page, OTHER_AUTHOR).like.click()

    await expectToast(reader, 'Error', 'Failed to vote on rating.')
    await expect.poll(() => readCounts(page, OTHER_AUTHOR)).toEqual(before)
    await expect.poll(() => pressed(page, OTHER_AUTHOR)).toEqual(['false', 'false'])
    expect(reader.consoleErrors.filter((text) => !REQUEST_FAILED_MESSAGE.test(text))).toEqual([])
  })
})

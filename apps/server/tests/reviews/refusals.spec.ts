import { test } from '@japa/runner'
import { makeRatingVote } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { testMutationErrors, type Mutation } from '#tests/directory/support/refusals'
import { makeReviewedBot, REASON, reviewsPath } from '#tests/reviews/support/world'

/** Ids without a review: valid and malformed ones. */
const withoutReview = (suffix = '') =>
  ['999999999', '0', '-1', '1e1', '500000000000000001', '9'.repeat(20), 'x'].map(
    (id) => `/api/ratings/${id}${suffix}`
  )

const MUTATIONS: Mutation[] = [
  {
    name: 'writing a review',
    method: 'POST',
    async scene() {
      const { bot, other } = await makeReviewedBot()
      return { bot, caller: other, path: reviewsPath(bot), json: { rating: 4, comment: 'Good.' } }
    },
    nowhere: ['1', '123456789012345678', 'x'].map((id) => `/api/bots/discord/${id}/ratings`),
  },
  {
    name: 'editing a review',
    method: 'PATCH',
    async scene() {
      const { bot, author, rating } = await makeReviewedBot()
      return { bot, caller: author, path: `/api/ratings/${rating.id}`, json: { rating: 4 } }
    },
    nowhere: withoutReview(),
  },
  {
    name: 'deleting a review',
    method: 'DELETE',
    async scene() {
      const { bot, author, rating } = await makeReviewedBot()
      return { bot, caller: author, path: `/api/ratings/${rating.id}` }
    },
    nowhere: withoutReview(),
  },
  {
    name: 'a vote on a review',
    method: 'POST',
    async scene() {
      const { bot, other, rating } = await makeReviewedBot()
      return { bot, caller: other, path: `/api/ratings/${rating.id}/vote`, json: { vote: 1 } }
    },
    nowhere: withoutReview('/vote'),
  },
  {
    name: 'taking back a vote on a review',
    method: 'DELETE',
    async scene() {
      const { bot, other, rating } = await makeReviewedBot()
      await makeRatingVote({ ratingId: rating.id, userId: other.id })
      return { bot, caller: other, path: `/api/ratings/${rating.id}/vote` }
    },
    nowhere: withoutReview('/vote'),
  },
  {
    name: 'a heart',
    method: 'POST',
    async scene() {
      const { bot, owner, rating } = await makeReviewedBot()
      return { bot, caller: owner, path: `/api/ratings/${rating.id}/heart` }
    },
    nowhere: withoutReview('/heart'),
  },
  {
    name: 'a reply',
    method: 'POST',
    async scene() {
      const { bot, owner, rating } = await makeReviewedBot()
      const path = `/api/ratings/${rating.id}/reply`
      return { bot, caller: owner, path, json: { reply: 'Thank you.' } }
    },
    nowhere: withoutReview('/reply'),
  },
  {
    name: 'a block',
    method: 'POST',
    async scene() {
      const { bot, owner, author } = await makeReviewedBot()
      const json = { blockedUserId: author.id, reason: REASON }
      return { bot, caller: owner, path: `/api/bots/${bot.id}/block-user`, json }
    },
    nowhere: ['999999999', '500000000000000001', 'x'].map((id) => `/api/bots/${id}/block-user`),
  },
]

for (const mutation of MUTATIONS) {
  test.group(`Refusals | ${mutation.name}`, (group) => {
    testMutationErrors(useApi(group), mutation)
  })
}

import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS, MINUTE_SECONDS } from '#app/core/time'
import { knownKeys } from '#app/core/validation/known_keys'
import { controllers } from '#generated/controllers'
import {
  memberReads,
  mutations,
  publicReads,
  mutationsOfStaffToo,
  staffMutations,
  staffReads,
} from '#start/groups'
import { reviewListValidator } from '#app/reviews/validators'
import { middleware } from '#start/kernel'

/** Accepted reviews per member, new and edited. */
const reviewsPerMinute = new RateLimit({
  name: 'reviews_minute',
  tokens: 6,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

const reviewsPerDay = new RateLimit({
  name: 'reviews_day',
  tokens: 30,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

const reviewVotes = new RateLimit({
  name: 'review_votes',
  tokens: 30,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

publicReads(() => {
  router
    .get('/api/bots/discord/:id/ratings', [controllers.reviews.Ratings, 'index'])
    .use([
      cacheResponse({ query: knownKeys(reviewListValidator), tags: () => [] }),
      middleware.viewer(),
    ])
    .as('ratings.index')

  router
    .get('/api/ratings/:id/votes', [controllers.reviews.RatingVotes, 'show'])
    .use([cacheResponse({ tags: () => [], unlessCredentialed: true }), middleware.viewer()])
    .as('rating_votes.show')
})

staffReads('deleteReviews', () => {
  router
    .get('/api/admin/removed-ratings', [controllers.reviews.RemovedRatings, 'index'])
    .as('removed_ratings.index')
})

staffMutations('deleteReviews', () => {
  router
    .post('/api/admin/removed-ratings/:id/restore', [controllers.reviews.RemovedRatings, 'restore'])
    .as('removed_ratings.restore')
  router
    .post('/api/admin/removed-ratings/:id/undo', [controllers.reviews.RemovedRatings, 'undo'])
    .as('removed_ratings.undo')
})

memberReads(() => {
  router
    .get('/api/user/ratings', [controllers.reviews.UserRatings, 'index'])
    .as('user_ratings.index')
})

mutations(() => {
  router
    .post('/api/bots/discord/:id/ratings', [controllers.reviews.Ratings, 'store'])
    .use([limitWrites(reviewsPerMinute), limitWrites(reviewsPerDay)])
    .as('ratings.store')
  router
    .patch('/api/ratings/:id', [controllers.reviews.Ratings, 'update'])
    .use([limitWrites(reviewsPerMinute), limitWrites(reviewsPerDay)])
    .as('ratings.update')

  router
    .post('/api/ratings/:id/vote', [controllers.reviews.RatingVotes, 'store'])
    .use(limitWrites(reviewVotes))
    .as('rating_votes.store')
  router
    .delete('/api/ratings/:id/vote', [controllers.reviews.RatingVotes, 'destroy'])
    .use(limitWrites(reviewVotes))
    .as('rating_votes.destroy')

  router
    .post('/api/ratings/:id/heart', [controllers.reviews.RatingHearts, 'store'])
    .as('rating_hearts.store')
  router
    .post('/api/ratings/:id/reply', [controllers.reviews.RatingReplies, 'store'])
    .as('rating_replies.store')
  router
    .post('/api/bots/:botId/block-user', [controllers.reviews.RatingBlocks, 'store'])
    .as('rating_blocks.store')
})

// For the author, the bot's owners, and staff.
mutationsOfStaffToo(() => {
  router.delete('/api/ratings/:id', [controllers.reviews.Ratings, 'destroy']).as('ratings.destroy')
})

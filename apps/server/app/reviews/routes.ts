import router from '@adonisjs/core/services/router'
import { sharedBytes } from '#app/core/cache/shared_bytes'
import { controllers } from '#generated/controllers'
import { publicReads } from '#start/groups'
import { middleware } from '#start/kernel'

publicReads(() => {
  router
    .get('/api/bots/discord/:id/ratings', [controllers.reviews.Ratings, 'index'])
    .use([sharedBytes({ query: ['limit', 'cursor'], tags: () => [] }), middleware.viewer()])
    .as('ratings.index')

  router
    .get('/api/ratings/:id/votes', [controllers.reviews.RatingVotes, 'show'])
    .use([sharedBytes({ tags: () => [], unlessCredentialed: true }), middleware.viewer()])
    .as('rating_votes.show')
})

import router from '@adonisjs/core/services/router'
import { sharedBytes } from '#app/core/cache/shared_bytes'
import { limitWrites } from '#app/core/limits/limit_writes'
import { controllers } from '#generated/controllers'
import { botVotes } from '#app/voting/limits'
import { memberReads, mutations, publicReads } from '#start/groups'
import { middleware } from '#start/kernel'

publicReads(() => {
  router
    .get('/api/bots/:id/votes', [controllers.voting.BotVotes, 'show'])
    .use([sharedBytes({ tags: () => [], unlessCredentialed: true }), middleware.viewer()])
    .as('bot_votes.show')

  router
    .get('/api/bots/:id/can-vote', [controllers.voting.VoteEligibility, 'show'])
    .use([sharedBytes({ tags: () => [], unlessCredentialed: true }), middleware.viewer()])
    .as('vote_eligibility.show')
})

memberReads(() => {
  router.get('/api/user/votes', [controllers.voting.UserVotes, 'index']).as('user_votes.index')
})

mutations(() => {
  router
    .post('/api/bots/:id/vote', [controllers.voting.BotVotes, 'store'])
    .use(limitWrites(botVotes))
    .as('bot_votes.store')
})

import router from '@adonisjs/core/services/router'
import { sharedBytes } from '#app/core/cache/shared_bytes'
import { controllers } from '#generated/controllers'
import { publicReads } from '#start/groups'
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

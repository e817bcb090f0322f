import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { botReads, memberReads, mutations, publicReads } from '#start/groups'
import { middleware } from '#start/kernel'

/** Accepted votes per member. */
const voteRateLimit = new RateLimit({
  name: 'bot_votes',
  tokens: 30,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

publicReads(() => {
  router
    .get('/api/bots/:id/votes', [controllers.voting.BotVotes, 'show'])
    .use([cacheResponse({ tags: () => [], unlessCredentialed: true }), middleware.viewer()])
    .as('bot_votes.show')

  router
    .get('/api/bots/:id/can-vote', [controllers.voting.VoteEligibility, 'show'])
    .use([cacheResponse({ tags: () => [], unlessCredentialed: true }), middleware.viewer()])
    .as('vote_eligibility.show')
})

botReads('votes:read', () => {
  // Before the route whose parameter would match it too.
  router
    .get('/api/bots/:id/votes/history', [controllers.voting.VoteEvents, 'index'])
    .as('vote_events.index')

  // The path holds the platform's id here; the site's own calls use the internal one.
  router
    .get('/api/bots/:id/votes/:userId', [controllers.voting.BotVoters, 'show'])
    .as('bot_voters.show')
})

memberReads(() => {
  router.get('/api/user/votes', [controllers.voting.UserVotes, 'index']).as('user_votes.index')

  router
    .get('/api/bots/:id/vote-reminder', [controllers.voting.VoteReminders, 'show'])
    .as('vote_reminders.show')
})

mutations(() => {
  router
    .post('/api/bots/:id/vote', [controllers.voting.BotVotes, 'store'])
    .use(limitWrites(voteRateLimit))
    .as('bot_votes.store')

  router
    .put('/api/bots/:id/vote-reminder', [controllers.voting.VoteReminders, 'update'])
    .as('vote_reminders.update')
})

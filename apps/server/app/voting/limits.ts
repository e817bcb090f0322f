import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Accepted votes per member. */
export const voteRateLimit = new RateLimit({
  name: 'bot_votes',
  tokens: 30,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

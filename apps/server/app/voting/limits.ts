import { Limit } from '#app/core/limits/limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Accepted votes for bots, of one member (`security.md` section 6). */
export const botVotes = new Limit({
  name: 'bot_votes',
  tokens: 30,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

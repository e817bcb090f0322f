import { Limit } from '#app/core/limits/limit'

const MINUTE = 60

/** Accepted votes for bots, of one member (`security.md` section 6). */
export const botVotes = new Limit({
  name: 'bot_votes',
  tokens: 30,
  perSeconds: MINUTE,
  acrossProcesses: true,
})

import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Moderations at Discord per staff member. */
export const discordModerations = new RateLimit({
  name: 'discord_moderations',
  tokens: 30,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})

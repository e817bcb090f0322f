import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** What one of the staff may have done at Discord. */
export const discordModerations = new RateLimit({
  name: 'discord_moderations',
  tokens: 30,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})

import { Limit } from '#app/core/limits/limit'

const HOUR = 60 * 60

/** What one of the staff may have done at Discord (`security.md` section 6). */
export const discordModerations = new Limit({
  name: 'discord_moderations',
  tokens: 30,
  perSeconds: HOUR,
  acrossProcesses: true,
})

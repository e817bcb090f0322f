import { discordConfig } from '#config/discord'
import { toLinkableUrl } from '#app/core/database/readable_rows'
import { normalizeInvitation } from '#app/directory/field_checks'
import { getBotInvitation } from '#app/platform/discord/invitations'

/** Where the bot is added to a server. What is stored may be older than today's rules, and is reduced or made anew. */
export function getDisplayedInvitation(bot: { inviteUrl: string; discordBotId: string }): string {
  const address = toLinkableUrl(bot.inviteUrl)
  if (address === null) return getBotInvitation(bot.discordBotId)
  return normalizeInvitation(address, discordConfig.authorizeUrl)
}

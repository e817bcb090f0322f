import { discordConfig } from '#config/discord'
import { toLinkableUrl } from '#app/core/database/readable_rows'
import { normalizeInvitation } from '#app/directory/field_checks'
import { getBotInvitation } from '#app/platform/discord/invitations'

/**
 * Returns the URL that adds the bot to a server. Stored URLs may predate today's rules, so they are normalized, or
 * replaced when they cannot be linked.
 */
export function getDisplayedInvitation(bot: { inviteUrl: string; discordBotId: string }): string {
  const address = toLinkableUrl(bot.inviteUrl)
  if (address === null) return getBotInvitation(bot.discordBotId)
  return normalizeInvitation(address, discordConfig.authorizeUrl)
}

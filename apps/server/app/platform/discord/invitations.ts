import { PermissionFlagsBits } from 'discord-api-types/v10'
import { discordConfig } from '#config/discord'
import type { DiscordServer } from '#app/platform/discord/discord'

/** What nearly every bot needs to be of use; its people add the permissions themselves. */
const BOT_SCOPES = 'bot applications.commands'
const SERVER_INVITATIONS = 'https://discord.gg/'

/** Where somebody adds the bot to a server. */
export function getBotInvitation(botId: string): string {
  const address = new URL(discordConfig.authorizeUrl)
  address.searchParams.set('client_id', botId)
  address.searchParams.set('scope', BOT_SCOPES)
  return address.href
}

/** Where somebody joins the community server; `null` when nobody has said. */
export function getServerInvitation(server: DiscordServer | null): string | null {
  if (discordConfig.serverInviteUrl) return discordConfig.serverInviteUrl
  return server?.vanityCode ? SERVER_INVITATIONS + server.vanityCode : null
}

const PERMISSION_BITS = /^\d{1,20}$/

/** What an invitation asks to be allowed on a server, by the platform's names, such as `Administrator`. */
export function listRequestedPermissions(invitation: string): string[] {
  const typed = new URL(invitation).searchParams.get('permissions') ?? ''
  if (!PERMISSION_BITS.test(typed)) return []
  const bits = BigInt(typed)
  return Object.entries(PermissionFlagsBits)
    .filter(([, flag]) => (bits & flag) === flag)
    .map(([name]) => name)
}

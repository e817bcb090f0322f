import { PermissionFlagsBits } from 'discord-api-types/v10'
import { discordConfig } from '#config/discord'
import type { DiscordServer } from '#app/platform/discord/discord'

/** Scopes that nearly every bot needs. Owners add the permissions themselves. */
const BOT_SCOPES = 'bot applications.commands'
const SERVER_INVITATIONS = 'https://discord.gg/'

/** The URL at which somebody adds the bot to a server. */
export function getBotInvitation(botId: string): string {
  const address = new URL(discordConfig.authorizeUrl)
  address.searchParams.set('client_id', botId)
  address.searchParams.set('scope', BOT_SCOPES)
  return address.href
}

/** The invite of the community server; `null` when there is none. */
export function getServerInvitation(server: DiscordServer | null): string | null {
  if (discordConfig.serverInviteUrl) return discordConfig.serverInviteUrl
  return server?.vanityCode ? SERVER_INVITATIONS + server.vanityCode : null
}

const PERMISSION_BITS = /^\d{1,20}$/

/** The permissions that an invite requests on a server, by Discord's names, such as `Administrator`. */
export function listRequestedPermissions(invitation: string): string[] {
  const permissions = new URL(invitation).searchParams.get('permissions') ?? ''
  if (!PERMISSION_BITS.test(permissions)) return []
  const bits = BigInt(permissions)
  return Object.entries(PermissionFlagsBits)
    .filter(([, flag]) => (bits & flag) === flag)
    .map(([name]) => name)
}

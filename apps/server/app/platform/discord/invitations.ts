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

/** Discord's former name of `ManageGuildExpressions`; both have the same bit. */
const FORMER_NAME = 'ManageEmojisAndStickers'

/**
 * Returns the names of the permissions in a bit set, by Discord's names such as `Administrator`.
 * @param bits a decimal number, as the column `bots.requested_permissions` is selected
 */
export function decodePermissions(bits: string): string[] {
  const set = BigInt(bits)
  return Object.entries(PermissionFlagsBits)
    .filter(([name, flag]) => name !== FORMER_NAME && (set & flag) === flag)
    .map(([name]) => name)
}

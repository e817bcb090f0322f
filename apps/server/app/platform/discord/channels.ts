import {
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  Routes,
  type APIGuild,
  type APINewsChannel,
  type APITextChannel,
  type APIGuildMember,
  type APIOverwrite,
  type APIUser,
} from 'discord-api-types/v10'
import { discordConfig } from '#config/discord'
import { cleanName } from '#app/platform/discord/discord_account'
import type { DiscordClient } from '#app/platform/discord/discord_client'
import type { CHANNEL_TYPES } from '#app/platform/rules'

const KIND = 'channels'

/** Channel types that an announcement can be sent to. */
const ANNOUNCEABLE_TYPES = new Set<ChannelType>([
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
])
/** Permissions that an announcement needs: to send it, to find it again and to react to it. */
const REQUIRED_PERMISSIONS =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AddReactions

/** What an administrator of the server has. */
const ALL_PERMISSIONS = ~0n

type MessageChannel = APITextChannel | APINewsChannel

/** A channel of the community server. */
export interface DiscordChannel {
  id: string
  name: string
  type: (typeof CHANNEL_TYPES)[number]
}

function applyOverwrites(granted: bigint, overwrites: readonly APIOverwrite[]): bigint {
  const join = (key: 'allow' | 'deny') =>
    overwrites.reduce((bits, overwrite) => bits | BigInt(overwrite[key]), 0n)
  return (granted & ~join('deny')) | join('allow')
}

/** The permissions that a member's roles grant in the whole server. */
export function computeServerPermissions(
  { id: serverId, roles }: Pick<APIGuild, 'id' | 'roles'>,
  member: Pick<APIGuildMember, 'roles'>
): bigint {
  const granted = roles
    .filter(({ id }) => id === serverId || member.roles.includes(id))
    .reduce((bits, { permissions }) => bits | BigInt(permissions), 0n)
  return granted & PermissionFlagsBits.Administrator ? ALL_PERMISSIONS : granted
}

/** The permissions of a member in a channel, computed as Discord does: roles, then the channel's overwrites for everybody, for roles and for the member. */
function computePermissions(
  channel: MessageChannel,
  server: Pick<APIGuild, 'id' | 'roles'>,
  member: Pick<APIGuildMember, 'roles'> & { id: string }
): bigint {
  const granted = computeServerPermissions(server, member)
  if (granted === ALL_PERMISSIONS) return granted
  const overwrites = channel.permission_overwrites ?? []
  const everybodyOverwrites = overwrites.filter(({ id }) => id === server.id)
  const roleOverwrites = overwrites.filter(
    ({ id, type }) => type === OverwriteType.Role && member.roles.includes(id)
  )
  const memberOverwrites = overwrites.filter(
    ({ id, type }) => type === OverwriteType.Member && id === member.id
  )
  return [everybodyOverwrites, roleOverwrites, memberOverwrites].reduce(applyOverwrites, granted)
}

/** The channels of the community server to which the site's bot may send announcements, in the server's order. */
export async function readChannels(client: DiscordClient): Promise<DiscordChannel[] | null> {
  const { guildId } = discordConfig
  const bot = (await client.get(KIND, Routes.user())) as APIUser | null
  if (!bot) return null
  const [channels, server, member] = (await Promise.all([
    client.get(KIND, Routes.guildChannels(guildId)),
    client.get(KIND, Routes.guild(guildId)),
    client.get(KIND, Routes.guildMember(guildId, bot.id)),
  ])) as [MessageChannel[] | null, APIGuild | null, APIGuildMember | null]
  if (!channels || !server || !member) return null

  return channels
    .filter(({ type }) => ANNOUNCEABLE_TYPES.has(type))
    .filter((channel) => {
      const granted = computePermissions(channel, server, { id: bot.id, roles: member.roles })
      return (granted & REQUIRED_PERMISSIONS) === REQUIRED_PERMISSIONS
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name }) => ({ id, name: cleanName(name) ?? id, type: 'text' }))
}

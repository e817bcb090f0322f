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

/** Kinds of channels in which one writes to everybody. */
const WRITTEN = new Set<ChannelType>([ChannelType.GuildText, ChannelType.GuildAnnouncement])
/** What an announcement needs: to be sent, to be found again, and to be reacted to. */
const NEEDED =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.EmbedLinks |
  PermissionFlagsBits.AddReactions

type WrittenChannel = APITextChannel | APINewsChannel

/** A channel of the community server. */
export interface DiscordChannel {
  id: string
  name: string
  type: (typeof CHANNEL_TYPES)[number]
}

function apply(granted: bigint, overwrites: readonly APIOverwrite[]): bigint {
  const join = (key: 'allow' | 'deny') =>
    overwrites.reduce((bits, overwrite) => bits | BigInt(overwrite[key]), 0n)
  return (granted & ~join('deny')) | join('allow')
}

/** What a member may do in a channel, as Discord computes it: the roles, then what the channel says of roles, then of the member. */
function permissionsIn(
  channel: WrittenChannel,
  { id: serverId, roles }: Pick<APIGuild, 'id' | 'roles'>,
  member: Pick<APIGuildMember, 'roles'> & { id: string }
): bigint {
  const own = roles.filter(({ id }) => id === serverId || member.roles.includes(id))
  const granted = own.reduce((bits, { permissions }) => bits | BigInt(permissions), 0n)
  if (granted & PermissionFlagsBits.Administrator) return NEEDED
  const overwrites = channel.permission_overwrites ?? []
  const ofEverybody = overwrites.filter(({ id }) => id === serverId)
  const ofRoles = overwrites.filter(
    ({ id, type }) => type === OverwriteType.Role && member.roles.includes(id)
  )
  const ofMember = overwrites.filter(
    ({ id, type }) => type === OverwriteType.Member && id === member.id
  )
  return [ofEverybody, ofRoles, ofMember].reduce(apply, granted)
}

/** The channels of the community server to which the site's bot may announce something, in the server's order. */
export async function readChannels(calls: DiscordClient): Promise<DiscordChannel[] | null> {
  const { guildId } = discordConfig
  const bot = (await calls.get(KIND, Routes.user())) as APIUser | null
  if (!bot) return null
  const [channels, server, member] = (await Promise.all([
    calls.get(KIND, Routes.guildChannels(guildId)),
    calls.get(KIND, Routes.guild(guildId)),
    calls.get(KIND, Routes.guildMember(guildId, bot.id)),
  ])) as [WrittenChannel[] | null, APIGuild | null, APIGuildMember | null]
  if (!channels || !server || !member) return null

  return channels
    .filter(({ type }) => WRITTEN.has(type))
    .filter((channel) => {
      const granted = permissionsIn(channel, server, { id: bot.id, roles: member.roles })
      return (granted & NEEDED) === NEEDED
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name }) => ({ id, name: cleanName(name) ?? id, type: 'text' }))
}

import type { ServerChannel, Snowflake } from '@botanica/demo-world'
import { ChannelType, MessageType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10'
import type { SimulatedAccount } from '../directory.ts'
import type { SimulatedMessage } from '../messages.ts'
import { toUser } from './transformers.ts'

const NO_FLAGS: number = 0
const NOTHING = '0'
const RICH = 'rich'
const TYPES = { text: ChannelType.GuildText, voice: ChannelType.GuildVoice } as const

/** The channel's permission overwrites. The id of the role `@everyone` is the server's. */
export function toOverwrites({ isPrivate }: ServerChannel, guildId: Snowflake) {
  if (!isPrivate) return []
  const deny = String(PermissionFlagsBits.ViewChannel)
  return [{ id: guildId, type: OverwriteType.Role, allow: NOTHING, deny }]
}

/** `GET /guilds/{id}/channels` */
export function toChannel(channel: ServerChannel, position: number, guildId: Snowflake) {
  const { id, name, type } = channel
  return {
    id,
    type: TYPES[type],
    guild_id: guildId,
    name,
    position,
    parent_id: null,
    permission_overwrites: toOverwrites(channel, guildId),
    nsfw: false,
    last_message_id: null,
    flags: NO_FLAGS,
    rate_limit_per_user: 0,
    ...(type === 'text' ? { topic: null } : { bitrate: 64_000, user_limit: 0, rtc_region: null }),
  }
}

/** A reaction of the bot, the only account that reacts. */
function toReaction(emoji: string) {
  return {
    emoji: { id: null, name: emoji },
    count: 1,
    count_details: { burst: 0, normal: 1 },
    burst_colors: [],
    me_burst: false,
    me: true,
  }
}

/**
 * A message as all calls return it.
 * @param nonce returned only to the sender: Discord does not store it
 */
export function toMessage(message: SimulatedMessage, author: SimulatedAccount, nonce?: string) {
  return {
    id: message.id,
    channel_id: message.channelId,
    type: MessageType.Default,
    author: toUser(author),
    content: message.content,
    embeds: message.embeds.map((embed) => ({ type: RICH, ...embed })),
    timestamp: new Date(message.at).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    mention_everyone: message.mentionsEveryone,
    mentions: [],
    mention_roles: [],
    attachments: [],
    components: [],
    pinned: false,
    tts: false,
    flags: NO_FLAGS,
    ...(nonce === undefined ? {} : { nonce }),
    ...(message.reactions.length === 0 ? {} : { reactions: message.reactions.map(toReaction) }),
  }
}

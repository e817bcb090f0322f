import type { ServerChannel, Snowflake } from '@botanica/demo-world'
import { ChannelType, MessageType } from 'discord-api-types/v10'
import type { SimulatedAccount } from '../directory.ts'
import type { SimulatedMessage } from '../messages.ts'
import { userOf } from './represent.ts'

const NO_FLAGS: number = 0
const RICH = 'rich'
const TYPES = { text: ChannelType.GuildText, voice: ChannelType.GuildVoice } as const

/** `GET /guilds/{id}/channels` */
export function channelOf({ id, name, type }: ServerChannel, position: number, guildId: Snowflake) {
  return {
    id,
    type: TYPES[type],
    guild_id: guildId,
    name,
    position,
    parent_id: null,
    permission_overwrites: [],
    nsfw: false,
    last_message_id: null,
    flags: NO_FLAGS,
    rate_limit_per_user: 0,
    ...(type === 'text' ? { topic: null } : { bitrate: 64_000, user_limit: 0, rtc_region: null }),
  }
}

/** A message as every call about it answers. */
export function messageOf(message: SimulatedMessage, author: SimulatedAccount) {
  return {
    id: message.id,
    channel_id: message.channelId,
    type: MessageType.Default,
    author: userOf(author),
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
  }
}

import type { DemoPresence, ServerChannel, Snowflake } from '@botanica/demo-world'
import {
  ActivityType,
  type APIGuildMember,
  type GatewayGuildCreateDispatchData,
  type GatewayPresenceUpdate,
  type GatewayReadyDispatchData,
} from 'discord-api-types/v10'
import type { Directory, Membership, SimulatedAccount, SimulatedBot } from '../directory.ts'
import { toGuild, toMember, toUser } from '../rest/transformers.ts'
import { hasIntent } from './intents.ts'
import type { Session } from './sessions.ts'

const API_VERSION = 10
/** Wider than the literal, because the SDK has no value for no flags. */
const NO_FLAGS: number = 0
const CHANNEL_TYPES: Record<ServerChannel['type'], number> = { text: 0, voice: 2 }
/** Discord sends a custom status under this name. */
const CUSTOM_STATUS = 'Custom Status'
/** The first words of the demo world's activities, and the activity types that they mean. */
const KINDS = [
  ['Playing ', ActivityType.Playing],
  ['Listening to ', ActivityType.Listening],
  ['Watching ', ActivityType.Watching],
  ['Competing in ', ActivityType.Competing],
] as const

export interface Member {
  readonly account: SimulatedAccount
  readonly membership: Membership
}

export function toReady(
  bot: SimulatedBot,
  serverId: Snowflake,
  session: Session,
  resumeUrl: string
): GatewayReadyDispatchData {
  return {
    v: API_VERSION,
    user: { ...toUser(bot), verified: true, mfa_enabled: true },
    guilds: [{ id: serverId, unavailable: true }],
    session_id: session.id,
    resume_gateway_url: resumeUrl,
    shard: [0, 1],
    application: { id: bot.id, flags: NO_FLAGS, flags_new: String(NO_FLAGS) },
  }
}

/**
 * The community server as a session may see it: without the presence intent only the bot itself, and of a large
 * server only members who are not offline.
 */
export function toGuildCreate(directory: Directory, bot: SimulatedBot, session: Session) {
  const everybody = directory.members()
  const isLarge = everybody.length > session.largeThreshold
  const visible = everybody.filter(({ account }) => {
    if (account.id === bot.id) return true
    if (!hasIntent(session.intents, 'GuildPresences')) return false
    return !isLarge || isPresent(account)
  })
  const own = everybody.find(({ account }) => account.id === bot.id)
  return {
    ...toGuild(directory, false),
    joined_at: (own?.membership.joinedAt ?? new Date()).toISOString(),
    large: isLarge,
    unavailable: false,
    member_count: everybody.length,
    members: visible.map(memberWithUser),
    presences: hasIntent(session.intents, 'GuildPresences')
      ? visible
          .filter(({ account }) => isPresent(account))
          .map(({ account }) => toPresence(account))
      : [],
    channels: directory.server.channels.map(toChannel),
    voice_states: [],
    threads: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    // The SDK's type covers channels of every kind; these are two of them.
  } as unknown as GatewayGuildCreateDispatchData
}

export function toMemberAdd({ account, membership }: Member, serverId: Snowflake) {
  return { ...toMember(account, membership), guild_id: serverId }
}

export function toMemberRemove(account: SimulatedAccount, serverId: Snowflake) {
  return { guild_id: serverId, user: toUser(account) }
}

/** Only the id of the user, as Discord sends it. */
export function toPresenceUpdate(
  account: SimulatedAccount,
  serverId: Snowflake
): GatewayPresenceUpdate {
  return { ...toPresence(account), guild_id: serverId }
}

function toPresence({
  id,
  kind,
  account,
}: SimulatedAccount): Omit<GatewayPresenceUpdate, 'guild_id'> {
  const { status } = account.presence
  const device = kind === 'bot' ? 'web' : 'desktop'
  return {
    user: { id },
    status: status as GatewayPresenceUpdate['status'],
    activities: toActivities(account.presence),
    client_status: status === 'offline' ? {} : { [device]: status },
  } as Omit<GatewayPresenceUpdate, 'guild_id'>
}

function toActivities({ status, activity }: DemoPresence) {
  if (status === 'offline' || activity === null) return []
  const [words, type] = KINDS.find(([prefix]) => activity.startsWith(prefix)) ?? ['', null]
  const created = { id: 'activity', created_at: 0 }
  return type === null
    ? [{ ...created, name: CUSTOM_STATUS, type: ActivityType.Custom, state: activity }]
    : [{ ...created, name: activity.slice(words.length), type }]
}

/** The requested members, in chunks as Discord sends them. */
export function toMemberChunks(
  members: readonly Member[],
  chunkSize: number,
  serverId: Snowflake,
  options: { presences: boolean; notFound: readonly Snowflake[]; nonce?: string | undefined }
) {
  const count = Math.max(1, Math.ceil(members.length / chunkSize))
  return Array.from({ length: count }, (_, index) => {
    const part = members.slice(index * chunkSize, (index + 1) * chunkSize)
    return {
      guild_id: serverId,
      members: part.map(memberWithUser),
      chunk_index: index,
      chunk_count: count,
      not_found: options.notFound,
      ...(options.presences
        ? {
            presences: part
              .filter(({ account }) => isPresent(account))
              .map(({ account }) => toPresence(account)),
          }
        : {}),
      ...(options.nonce === undefined ? {} : { nonce: options.nonce }),
    }
  })
}

function memberWithUser({ account, membership }: Member): APIGuildMember {
  return toMember(account, membership)
}

function isPresent({ account }: SimulatedAccount): boolean {
  return account.presence.status !== 'offline'
}

function toChannel({ id, name, type }: ServerChannel, position: number) {
  return {
    id,
    name,
    type: CHANNEL_TYPES[type],
    position,
    parent_id: null,
    permission_overwrites: [],
    nsfw: false,
    topic: null,
    last_message_id: null,
    flags: NO_FLAGS,
  }
}

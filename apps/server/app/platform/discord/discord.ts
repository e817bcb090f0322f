import type { RouteLike } from '@discordjs/rest'
import { Routes } from 'discord-api-types/v10'
import { discordConfig } from '#config/discord'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'
import {
  cleanName,
  type DiscordAccount,
  readDiscordAccount,
} from '#app/platform/discord/discord_account'
import { readChannels } from '#app/platform/discord/channels'
import type { ChangeOutcome, DiscordChange } from '#app/platform/discord/discord_change'
import { DiscordClient } from '#app/platform/discord/discord_client'
import { CachedLookup } from '#app/platform/discord/cached_lookup'
import { type Requester, CacheMissBudget } from '#app/platform/discord/miss_budget'
import { getChangedPresences } from '#app/platform/outbox'
import { CHANNELS_CACHE_MS } from '#app/platform/rules'

/** Kinds of questions, as Discord limits them. */
const KINDS = {
  user: 'users',
  application: 'applications',
  member: 'members',
  server: 'servers',
} as const

const MAX_REMEMBERED = 20_000
/**
 * With the bytes of an answer no older than a screen may be; up to
 * an hour old while Discord is away.
 */
const ACCOUNT_LIVES = { lifeMs: 45 * SECOND_MS, absenceLifeMs: MINUTE_MS, staleMs: HOUR_MS }
/** Somebody who has just joined presses a button that asks again. The gateway tells of it sooner. */
const MEMBER_LIVES = { lifeMs: 30 * SECOND_MS, absenceLifeMs: 5 * SECOND_MS }

/** Channels seldom change, and a name of yesterday is better than none. */
const CHANNEL_LIVES = { lifeMs: CHANNELS_CACHE_MS, absenceLifeMs: 5 * SECOND_MS, staleMs: DAY_MS }

/** Somebody or something with an account at Discord. */
export interface DiscordUser extends Omit<DiscordAccount, 'email'> {
  isBot: boolean
}

/** What Discord tells everybody about a bot's application. */
export interface DiscordApplication {
  /** Null when nothing can be seen of it. */
  name: string | null
  /** Whether everybody may add the bot to a server; null when it is not told. */
  isPublic: boolean | null
}

export interface DiscordServer {
  name: string | null
  /** The code of its own invitation, when it has one. */
  vanityCode: string | null
}

interface Membership {
  isMember: true
}

const VANITY_CODE = /^[\w-]{1,64}$/

type Answer = Record<string, unknown>

async function readUser(calls: DiscordClient, id: string): Promise<DiscordUser | null> {
  const answer = (await calls.get(KINDS.user, Routes.user(id))) as Answer | null
  if (!answer) return null
  const { email: _, ...account } = await readDiscordAccount(answer)
  return { ...account, isBot: answer.bot === true }
}

async function readApplication(
  calls: DiscordClient,
  id: string
): Promise<DiscordApplication | null> {
  // The vendor's library has no name for the route that needs no right.
  const answer = (await calls.get(KINDS.application, `/applications/${id}/rpc`)) as Answer | null
  if (!answer) return null
  const isPublic = typeof answer.bot_public === 'boolean' ? answer.bot_public : null
  return { name: cleanName(String(answer.name ?? '')), isPublic }
}

async function readServer(calls: DiscordClient, id: string): Promise<DiscordServer | null> {
  const answer = (await calls.get(KINDS.server, Routes.guild(id))) as Answer | null
  if (!answer) return null
  const code = String(answer.vanity_url_code ?? '')
  return {
    name: cleanName(String(answer.name ?? '')),
    vanityCode: VANITY_CODE.test(code) ? code : null,
  }
}

async function readMembership(calls: DiscordClient, userId: string): Promise<Membership | null> {
  const route = Routes.guildMember(discordConfig.guildId, userId)
  return (await calls.get(KINDS.member, route)) ? { isMember: true } : null
}

/** What this process knows of Discord, and its one way to ask. */
function newAcquaintance() {
  const calls = new DiscordClient()
  const budget = new CacheMissBudget()
  const by =
    <Value>(read: (calls: DiscordClient, id: string) => Promise<Value>) =>
    (id: string) =>
      read(calls, id)
  const accounts = { budget, max: MAX_REMEMBERED, ...ACCOUNT_LIVES }
  return {
    calls,
    users: new CachedLookup({ ...accounts, read: by(readUser) }),
    applications: new CachedLookup({ ...accounts, read: by(readApplication) }),
    servers: new CachedLookup({ ...accounts, read: by(readServer) }),
    memberships: new CachedLookup({
      budget,
      max: MAX_REMEMBERED,
      ...MEMBER_LIVES,
      read: by(readMembership),
    }),
    channels: new CachedLookup({
      budget,
      max: 1,
      ...CHANNEL_LIVES,
      read: () => readChannels(calls),
    }),
  }
}

let acquaintance = newAcquaintance()

/** Forgets everything, the troubles too, as after a restart. */
export function resetDiscord() {
  acquaintance = newAcquaintance()
}

/** What is wrong between us and Discord, for operators. */
export function findDiscordProblem(): string | undefined {
  return acquaintance.calls.defect
}

/**
 * An account by its id. All these answers are remembered; each throws `rate_limited` when the asker causes too many
 * questions, and `unavailable` when Discord does not answer.
 * @returns `null` when Discord knows none
 */
export function findDiscordUser(id: string, requester: Requester) {
  return acquaintance.users.find(id, requester)
}

export function findDiscordApplication(id: string, requester: Requester) {
  return acquaintance.applications.find(id, requester)
}

/** The community server as Discord describes it. */
export function findCommunityServer(requester: Requester) {
  return acquaintance.servers.find(discordConfig.guildId, requester)
}

/** The channels to which the site's bot may announce something; `null` when it is not in the community server. */
export function findChannels(requester: Requester) {
  return acquaintance.channels.find(discordConfig.guildId, requester)
}

/** What stands at a route now, for who must know what was done. @throws `unavailable` */
export function fetchFromDiscord(kind: string, route: RouteLike, query?: URLSearchParams) {
  return acquaintance.calls.get(kind, route, query)
}

/** Asks Discord to do something, once (`DiscordCalls.change`). */
export function changeAtDiscord(change: DiscordChange): Promise<ChangeOutcome> {
  return acquaintance.calls.change(change)
}

/** Whether somebody is in the community server, by Discord's word of a moment ago. */
export async function isCommunityMember(userId: string, requester: Requester): Promise<boolean> {
  return (await acquaintance.memberships.find(userId, requester)) !== null
}

/** Among those whose presence has changed are those who have just joined or left. */
export function evictMemberships(event: OutboxEvent) {
  const { memberships } = acquaintance
  const ids = getChangedPresences(event)
  if (!ids) return memberships.clear()
  for (const id of ids) memberships.forget(id)
}

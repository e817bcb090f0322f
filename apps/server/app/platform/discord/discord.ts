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

/** Kinds of requests, as Discord rate limits them. */
const KINDS = {
  user: 'users',
  application: 'applications',
  member: 'members',
  server: 'servers',
} as const

const MAX_CACHED = 20_000
/**
 * Together with the cached response, an account is no older than a screen may be; while Discord is unavailable it may be an
 * hour old.
 */
const ACCOUNT_TTLS = { lifeMs: 45 * SECOND_MS, absenceLifeMs: MINUTE_MS, staleMs: HOUR_MS }
/** Short, because somebody who has just joined presses a button that checks again. Gateway events invalidate it sooner. */
const MEMBER_TTLS = { lifeMs: 30 * SECOND_MS, absenceLifeMs: 5 * SECOND_MS }

/** Channels seldom change, and yesterday's name is better than none. */
const CHANNEL_TTLS = { lifeMs: CHANNELS_CACHE_MS, absenceLifeMs: 5 * SECOND_MS, staleMs: DAY_MS }

/** A person or bot with an account at Discord. */
export interface DiscordUser extends Omit<DiscordAccount, 'email'> {
  isBot: boolean
}

/** The public data of a bot's application. */
export interface DiscordApplication {
  /** `null` when it is not visible. */
  name: string | null
  /** Whether anybody may add the bot to a server; `null` when Discord does not send it. */
  isPublic: boolean | null
}

export interface DiscordServer {
  name: string | null
  /** The code of its vanity invite, if it has one. */
  vanityCode: string | null
}

interface Membership {
  isMember: true
}

const VANITY_CODE = /^[\w-]{1,64}$/

type ResponseBody = Record<string, unknown>

async function readUser(client: DiscordClient, id: string): Promise<DiscordUser | null> {
  const body = (await client.get(KINDS.user, Routes.user(id))) as ResponseBody | null
  if (!body) return null
  const { email: _, ...account } = await readDiscordAccount(body)
  return { ...account, isBot: body.bot === true }
}

async function readApplication(
  client: DiscordClient,
  id: string
): Promise<DiscordApplication | null> {
  // The library has no name for this route, which needs no permission.
  const body = (await client.get(
    KINDS.application,
    `/applications/${id}/rpc`
  )) as ResponseBody | null
  if (!body) return null
  const isPublic = typeof body.bot_public === 'boolean' ? body.bot_public : null
  return { name: cleanName(String(body.name ?? '')), isPublic }
}

async function readServer(client: DiscordClient, id: string): Promise<DiscordServer | null> {
  const body = (await client.get(KINDS.server, Routes.guild(id))) as ResponseBody | null
  if (!body) return null
  const code = String(body.vanity_url_code ?? '')
  return {
    name: cleanName(String(body.name ?? '')),
    vanityCode: VANITY_CODE.test(code) ? code : null,
  }
}

async function readMembership(client: DiscordClient, userId: string): Promise<Membership | null> {
  const route = Routes.guildMember(discordConfig.guildId, userId)
  return (await client.get(KINDS.member, route)) ? { isMember: true } : null
}

/** The REST client of this process, and its caches. */
function createServices() {
  const client = new DiscordClient()
  const budget = new CacheMissBudget()
  const withClient =
    <Value>(read: (client: DiscordClient, id: string) => Promise<Value>) =>
    (id: string) =>
      read(client, id)
  const accounts = { budget, max: MAX_CACHED, ...ACCOUNT_TTLS }
  return {
    client,
    users: new CachedLookup({ ...accounts, read: withClient(readUser) }),
    applications: new CachedLookup({ ...accounts, read: withClient(readApplication) }),
    servers: new CachedLookup({ ...accounts, read: withClient(readServer) }),
    memberships: new CachedLookup({
      budget,
      max: MAX_CACHED,
      ...MEMBER_TTLS,
      read: withClient(readMembership),
    }),
    channels: new CachedLookup({
      budget,
      max: 1,
      ...CHANNEL_TTLS,
      read: () => readChannels(client),
    }),
  }
}

let services = createServices()

/** Clears the caches and the state of the client, as after a restart. */
export function resetDiscord() {
  services = createServices()
}

/** Describes what is wrong with the connection to Discord, for operators. */
export function findDiscordProblem(): string | undefined {
  return services.client.defect
}

/**
 * Finds an account by its id. This lookup and those below are cached.
 * @returns `null` when Discord knows no such account
 * @throws `rate_limited` when the requester causes too many cache misses, `unavailable` when Discord does not respond
 */
export function findDiscordUser(id: string, requester: Requester) {
  return services.users.find(id, requester)
}

export function findDiscordApplication(id: string, requester: Requester) {
  return services.applications.find(id, requester)
}

/** The community server as Discord describes it. */
export function findCommunityServer(requester: Requester) {
  return services.servers.find(discordConfig.guildId, requester)
}

/** The channels to which the site's bot may send announcements; `null` when it is not in the community server. */
export function findChannels(requester: Requester) {
  return services.channels.find(discordConfig.guildId, requester)
}

/** Sends a GET request and bypasses the caches, for callers that check what was done. @throws `unavailable` */
export function fetchFromDiscord(kind: string, route: RouteLike, query?: URLSearchParams) {
  return services.client.get(kind, route, query)
}

/** Sends a change to Discord, once (`DiscordClient.change`). */
export function changeAtDiscord(change: DiscordChange): Promise<ChangeOutcome> {
  return services.client.change(change)
}

/** Whether somebody is in the community server, according to Discord or the cache. */
export async function isCommunityMember(userId: string, requester: Requester): Promise<boolean> {
  return (await services.memberships.find(userId, requester)) !== null
}

/** Evicts the memberships of everybody whose presence has changed, because they may have just joined or left. */
export function evictMemberships(event: OutboxEvent) {
  const { memberships } = services
  const ids = getChangedPresences(event)
  if (!ids) return memberships.clear()
  for (const id of ids) memberships.invalidate(id)
}

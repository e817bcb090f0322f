import { DAY_MS } from '../core/time.js'
import { PERMISSION_BITS } from '../platform/permissions/bits.js'
import type { Permission } from '../platform/permissions/rules.js'
import { type CategoryMatch, ENOUGH_RATINGS } from './rules.js'

/** What a list of bots is narrowed by. A field that is left out does not narrow it. */
export interface BotFilter {
  categoryIds?: readonly number[] | undefined
  /** Whether a bot needs any of these categories, which is the default, or all of them. */
  match?: CategoryMatch | undefined
  /** The average, of bots with at least `ENOUGH_RATINGS` ratings. */
  minRating?: number | undefined
  minServers?: number | undefined
  maxServers?: number | undefined
  certified?: boolean | undefined
  /** Online, idle or "do not disturb" at Discord. */
  online?: boolean | undefined
  /** Approved on or after this day in UTC, such as `2026-11-25`. */
  listedSince?: string | undefined
  /** Permissions that the invitation must not request. */
  without?: readonly Permission[] | undefined
}

/** What a filter reads of a bot. */
export interface FilterableBot {
  categoryIds: readonly number[]
  averageRating: number | null
  ratingCount: number
  servingCount: number
  certified: boolean
  /** Undefined where presences are unknown, such as without a connection: the bot then matches. */
  isOnline?: boolean | undefined
  /** ISO 8601 in UTC. */
  approvedAt: string | null
  /** Discord's bit set, below 2^53. */
  permissions: number
}

const DATE_LENGTH = '2026-11-25'.length

/** The day, in UTC, this many days before a moment: the value of `listedSince`. @param now in Unix milliseconds */
export function getListedSince(days: number, now: number): string {
  return new Date(now - days * DAY_MS).toISOString().slice(0, DATE_LENGTH)
}

/**
 * The permissions that give all of these, as a bit set below 2^53: administrators have every permission, so a bot that
 * requests Administrator requests them all.
 */
export function toPermissionMask(permissions: readonly Permission[]): number {
  const all = new Set<Permission>(permissions.length > 0 ? [...permissions, 'Administrator'] : [])
  return [...all].reduce((mask, permission) => mask + 2 ** PERMISSION_BITS[permission], 0)
}

function matchesCategories(bot: FilterableBot, { categoryIds = [], match = 'any' }: BotFilter) {
  if (categoryIds.length === 0) return true
  const has = (id: number) => bot.categoryIds.includes(id)
  return match === 'all' ? categoryIds.every(has) : categoryIds.some(has)
}

function matchesCounts(bot: FilterableBot, { minRating, minServers, maxServers }: BotFilter) {
  const hasRating =
    minRating === undefined ||
    (bot.ratingCount >= ENOUGH_RATINGS && (bot.averageRating ?? 0) >= minRating)
  return (
    hasRating &&
    (minServers === undefined || bot.servingCount >= minServers) &&
    (maxServers === undefined || bot.servingCount <= maxServers)
  )
}

function requestsAny(bot: FilterableBot, permissions: readonly Permission[]): boolean {
  return (BigInt(bot.permissions) & BigInt(toPermissionMask(permissions))) !== 0n
}

/** Whether a bot is in the filtered list. The server's statements say the same (`queries/matches_filter.ts`). */
export function matchesBotFilter(bot: FilterableBot, filter: BotFilter): boolean {
  const { certified, online, listedSince, without = [] } = filter
  return (
    matchesCategories(bot, filter) &&
    matchesCounts(bot, filter) &&
    (!certified || bot.certified) &&
    (!online || bot.isOnline !== false) &&
    // ISO 8601: a moment is after the day on which it lies, also as text.
    (listedSince === undefined || (bot.approvedAt !== null && bot.approvedAt >= listedSince)) &&
    !requestsAny(bot, without)
  )
}

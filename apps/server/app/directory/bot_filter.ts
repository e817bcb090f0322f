import { PERMISSION_BITS } from '../platform/permissions/bits.js'
import type { Permission } from '../platform/permissions/rules.js'
import { BOT_FILTER_CHOICES, type CategoryMatch, ENOUGH_RATINGS, getListedSince } from './rules.js'

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

/**
 * The permissions that give all of these, as a bit set below 2^53: administrators have every permission, so a bot that
 * requests Administrator requests them all.
 */
export function toPermissionMask(permissions: readonly Permission[]): number {
  const all = new Set<Permission>(permissions.length > 0 ? [...permissions, 'Administrator'] : [])
  return [...all].reduce((mask, permission) => mask + 2 ** PERMISSION_BITS[permission], 0)
}

/** The permissions in a bit set below 2^53. */
export function listPermissions(bits: number): Permission[] {
  const set = BigInt(bits)
  return (Object.keys(PERMISSION_BITS) as Permission[]).filter(
    (permission) => (set & (1n << BigInt(PERMISSION_BITS[permission]))) !== 0n
  )
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

/** A choice of a filter, and the filter with it. */
interface FilterChoice<Value> {
  value: Value
  filter: BotFilter
}

/** The parts of a filter that can be removed one at a time. */
export const FILTER_KINDS = [
  'categoryIds',
  'minRating',
  'minServers',
  'maxServers',
  'certified',
  'online',
  'listedSince',
  'without',
] as const satisfies readonly (keyof BotFilter)[]
export type FilterKind = (typeof FILTER_KINDS)[number]

function isSet(value: BotFilter[FilterKind]): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0
}

/**
 * Lists all choices beside which a number of bots is shown. A choice takes the place of the one of its kind, except that
 * permissions, and categories that must all match, are added to the chosen ones.
 * @param categoryIds all categories
 * @param now in Unix milliseconds
 */
export function listFilterChoices(filter: BotFilter, categoryIds: readonly number[], now: number) {
  const choose = <Value>(values: readonly Value[], toPart: (value: Value) => BotFilter) =>
    values.map((value): FilterChoice<Value> => ({ value, filter: { ...filter, ...toPart(value) } }))
  const { categoryIds: chosen = [], without = [] } = filter
  const areAdded = filter.match === 'all' && chosen.length > 1
  const days = BOT_FILTER_CHOICES.listedDays.map((count) => getListedSince(count, now))
  return {
    total: choose(['total'], () => ({})),
    certified: choose(['certified'], () => ({ certified: true })),
    online: choose(['online'], () => ({ online: true })),
    categories: choose(categoryIds, (id) => ({
      categoryIds: areAdded ? [...new Set([...chosen, id])] : [id],
    })),
    minRating: choose<number>(BOT_FILTER_CHOICES.minRating, (minRating) => ({ minRating })),
    minServers: choose<number>(BOT_FILTER_CHOICES.minServers, (minServers) => ({ minServers })),
    maxServers: choose<number>(BOT_FILTER_CHOICES.maxServers, (maxServers) => ({ maxServers })),
    listedSince: choose(days, (listedSince) => ({ listedSince })),
    without: choose<Permission>(BOT_FILTER_CHOICES.without, (permission) => ({
      without: [...new Set([...without, permission])],
    })),
    /** What is left when one part of the filter is removed. */
    removed: choose<FilterKind>(
      FILTER_KINDS.filter((kind) => isSet(filter[kind])),
      (kind) => ({ [kind]: undefined })
    ),
  }
}

export type FilterChoices = ReturnType<typeof listFilterChoices>

/** Puts the number of bots beside each choice. @param counts in the order of `Object.values(choices).flat()` */
export function addCounts(choices: FilterChoices, counts: readonly number[]) {
  let next = 0
  const count = <Value>(list: readonly FilterChoice<Value>[]) =>
    list.map(({ value }) => ({ value, count: counts[next++]! }))
  // In the order of the object's keys.
  return {
    total: count(choices.total)[0]!.count,
    certified: count(choices.certified)[0]!.count,
    online: count(choices.online)[0]!.count,
    categories: count(choices.categories),
    minRating: count(choices.minRating),
    minServers: count(choices.minServers),
    maxServers: count(choices.maxServers),
    listedSince: count(choices.listedSince),
    without: count(choices.without),
    removed: count(choices.removed),
  }
}

import { DAY_MS, HOUR_MS, toUtcDay } from '../core/time.js'
import type { TextLimits } from '../core/text.js'

/** Orders of a bot list. */
export const BOT_SORTS = [
  'relevance',
  'popularity',
  'trending',
  'rating',
  'newest',
  'oldest',
  'updated',
] as const
export type BotSort = (typeof BOT_SORTS)[number]
export const DEFAULT_BOT_SORT = 'popularity' satisfies BotSort
/** The order of the results of a search. Without a search it is the default order. */
export const SEARCH_SORT = 'relevance' satisfies BotSort

/** The order of a list for which none is chosen. */
export function getDefaultBotSort(search: string | undefined) {
  return search ? SEARCH_SORT : DEFAULT_BOT_SORT
}

/**
 * What makes a bot trend: the votes of the last days, compared with what is usual for it. What is usual is its average
 * in the baseline before, for as many days as are compared. `damping` votes are added to both, so that the first
 * few votes for a bot are not a trend.
 */
export const TRENDS = { days: 14, baselineDays: 84, damping: 10 } as const

/** The value by which trending bots are ordered; 1 is neither more nor less than usual. `store_trends.ts` computes the same. */
export function getTrendingScore({ recent, usual }: { recent: number; usual: number }): number {
  return (recent + TRENDS.damping) / (usual + TRENDS.damping)
}

/** The imagined reviews that are added to the real ones for the order by rating, as `bot_stats.rating_score` adds them. */
export const IMAGINED_REVIEWS = { count: 10, stars: 3.5 } as const

/** Stars of a review. */
export const STARS = { min: 1, max: 5 } as const
export const REVIEW_STARS = [1, 2, 3, 4, 5] as const
export type Stars = (typeof REVIEW_STARS)[number]

/** Fewer ratings say too little: rankings and the filter by rating do not use such an average. */
export const ENOUGH_RATINGS = 5

/** Whether a bot needs any or all of several categories; the first is the default. */
export const CATEGORY_MATCHES = ['any', 'all'] as const
export type CategoryMatch = (typeof CATEGORY_MATCHES)[number]

/** The values that filters offer, and how many of a kind may be combined. */
export const BOT_FILTER_CHOICES = {
  minRating: [3, 4, 4.5],
  minServers: [10, 100, 1_000, 10_000],
  maxServers: [10, 100, 1_000, 10_000],
  /** Days since which a bot is listed. */
  listedDays: [7, 30, 90],
  /** The permissions with which a bot can do the most harm. */
  without: [
    'Administrator',
    'ManageGuild',
    'ManageRoles',
    'ManageChannels',
    'BanMembers',
    'KickMembers',
    'ManageMessages',
    'MentionEveryone',
  ],
} as const
export const BOT_FILTER_LIMITS = { categories: 10, permissions: 10 } as const

/** The day, in UTC, this many days before a moment: the value of `listedSince`. @param now in Unix milliseconds */
export function getListedSince(days: number, now: number): string {
  return toUtcDay(now - days * DAY_MS)
}

/** The number of bots beside a choice of a filter is counted up to this number. */
export const COUNTED_BOTS_PER_CHOICE = 1_000

/** States of a bot's review by staff. */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Why a member cannot stop co-owning a bot. */
export const LEAVING_ERRORS = {
  mainOwner: 'The main owner cannot leave a bot, only delete it.',
} as const

/** The maximum number of bots in the offline catalog. */
export const CATALOG_LIMIT = 20_000

/** Accepted names of the posted server count, as other directories call it. */
export const POSTED_COUNT_FIELDS = [
  'server_count',
  'guildCount',
  'guild_count',
  'servers',
  'guilds',
  'serverCount',
] as const

/** Accepted names of the shard whose count is posted. Shards are numbered from 0. */
export const SHARD_ID_FIELDS = ['shard_id', 'shardId'] as const

/** Accepted names of the number of shards. `shards` may also hold the count of each shard. */
export const SHARD_COUNT_FIELDS = ['shard_count', 'shardCount'] as const

/** The largest server count that is accepted. */
export const MAX_POSTED_COUNT = 100_000_000

/** Discord's limit of servers per shard. */
const SERVERS_PER_SHARD = 2_500

/** A bot in as many servers as are accepted has this many shards. */
export const MAX_SHARDS = MAX_POSTED_COUNT / SERVERS_PER_SHARD

/** The source of a server count: the bot, staff, or demo data. */
export const SERVER_COUNT_SOURCES = ['bot', 'staff', 'seed'] as const
export type ServerCountSource = (typeof SERVER_COUNT_SOURCES)[number]

/** Milliseconds after which a server count that a bot or one of its shards posted is stale. */
export const POSTED_COUNT_LIFE_MS = 48 * HOUR_MS

/** Months for which daily server counts are stored. */
export const SERVER_COUNT_MONTHS = 13

/** Days whose median server count staff see beside the current one. */
export const SERVER_COUNT_MEDIAN_DAYS = 30

/**
 * A count that a bot posts is a jump when it is more than `factor` times the median of the days before, and at least
 * `servers` above it. A bot with fewer than `days` earlier days has no past to compare it with.
 */
export const SERVER_COUNT_JUMP = { factor: 2, servers: 100, days: 7 } as const

/** Days for which a deleted bot can be restored. */
export const DELETED_BOT_DAYS = 30

/** Bots of which one member may be main owner, unless the server's settings say otherwise. */
export const BOT_LIMITS = { free: 5, premium: 10 } as const

/** Bots of a category are counted up to this number; larger counts need not be exact. */
export const COUNTED_BOTS_PER_CATEGORY = 1000

/** The most voted bots that a category is illustrated with. */
export const POPULAR_BOTS_PER_CATEGORY = 3

/** Characters of what owners of the site write about a category. */
export const CATEGORY_LIMITS = {
  name: { min: 1, max: 50 },
  description: { max: 200 },
} as const satisfies Record<string, TextLimits>

/** Characters of a bot's name. */
export const BOT_NAME_LIMITS = { min: 1, max: 100 } as const

/** Characters of what owners write, counted as a textarea counts. */
export const BOT_TEXT_LIMITS = {
  prefix: { min: 1, max: 20 },
  shortDescription: { min: 10, max: 100 },
  description: { min: 50, max: 2_000, multiline: true },
} as const satisfies Record<string, TextLimits>

/** A bot's prefix unless its owners choose another. */
export const DEFAULT_PREFIX = '/'

/** Further co-owners are dropped. */
export const MAX_ADDITIONAL_OWNERS = 3

/** Why a bot cannot be submitted. */
export const SUBMISSION_MESSAGES = {
  approved: 'This bot is already approved and listed on the platform.',
  pending: 'This bot is already submitted and waiting for approval.',
  rejected: 'This bot was previously rejected. You can update and resubmit it.',
  rejectedOfOthers:
    'This bot was submitted by somebody else and rejected. Only its owners can resubmit it.',
  notInServer: 'Submitting a bot requires server membership. Please join our Discord server first.',
  unknownBot: 'Failed to fetch bot information.',
} as const
export type SubmissionReason = keyof typeof SUBMISSION_MESSAGES

/** Milliseconds after which a list of bots on a screen is stale. */
export const LIST_STALE_MS = 8_000

/**
 * Whether a member is one of a bot's owners, for screens, whose data is the same for everybody. The server decides by
 * `isOwnedBy` (`queries/bot_rows.ts`).
 */
export function ownsBot(
  viewer: { id: string } | null,
  { userId, additionalOwners }: { userId: string; additionalOwners: readonly string[] }
): boolean {
  return viewer !== null && (userId === viewer.id || additionalOwners.includes(viewer.id))
}

/**
 * The links of a bot besides its invitation, in the order of the forms. Columns, responses, checks and forms are
 * derived from this list: a new link needs a line here, a column, a message in `BOT_FIELD_CHECKS`, an icon and its
 * texts.
 */
export const BOT_LINKS = [
  'supportServer',
  'website',
  'github',
  'twitter',
  'youtube',
  'instagram',
] as const
export type BotLink = (typeof BOT_LINKS)[number]

/** Maps each link to a value. */
export function mapBotLinks<Value>(toValue: (link: BotLink) => Value): Record<BotLink, Value> {
  const entries = BOT_LINKS.map((link) => [link, toValue(link)] as const)
  return Object.fromEntries(entries) as Record<BotLink, Value>
}

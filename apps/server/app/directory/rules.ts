/** Orders of a bot list (ruling R7); the first is the default (document 1 section 2, "Discover"). */
export const BOT_SORTS = ['popularity', 'newest', 'oldest', 'rating'] as const
export type BotSort = (typeof BOT_SORTS)[number]
export const DEFAULT_BOT_SORT = 'popularity' satisfies BotSort

/** Review of a bot, as its submitter and the staff see it (document 1 section 4). */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Names that a bot may give its server count, as other lists have them (ruling R15). */
export const POSTED_COUNT_FIELDS = ['server_count', 'guildCount', 'guild_count', 'servers'] as const

/** Largest server count that is believed. */
export const MAX_POSTED_COUNT = 100_000_000

/** Milliseconds after which a server count that a bot posted is stale (ruling R15). */
export const POSTED_COUNT_LIFE_MS = 48 * 60 * 60 * 1_000

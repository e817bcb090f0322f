import { MINUTE_MS, SECOND_MS } from './time.js'

export * from './languages.js'

/** The name of every site and of the product. */
export const SITE_NAME = 'Botanica'

/**
 * A Discord id (snowflake) of a bot, member, server or channel. It is text, because it exceeds JavaScript's safe
 * integers.
 */
export const SNOWFLAKE_PATTERN = /^\d{15,21}$/

/** An internal id in a URL. So many digits are always a safe integer. */
export const INTERNAL_ID_PATTERN = /^[1-9]\d{0,14}$/

/** Rows per page: the default and the bounds of `limit`. */
export const PAGE_LIMITS = { default: 24, min: 1, max: 100 } as const

/** Maximum number of characters of a normalized search text. */
export const SEARCH_LIMITS = { max: 200 } as const

/** Response header of a search whose typos were corrected: the corrected search, percent-encoded. */
export const CORRECTION_HEADER = 'Search-Correction'

/** Cookie and localStorage key of the chosen language. */
export const LANGUAGE_KEY = 'language'

/**
 * Limits of the live stream: `topics` per connection; connections per network and per member in one server process;
 * and times in milliseconds: the longest silence, and the lifetime of a connection, after which it must be reopened
 * and reauthorized.
 */
export const LIVE_LIMITS = {
  topics: 100,
  topicLength: 64,
  connectionsPerNetwork: 200,
  connectionsPerMember: 20,
  heartbeatMs: 15 * SECOND_MS,
  lifeMs: 60 * MINUTE_MS,
} as const

/**
 * Maximum delay in milliseconds between two processes in reading the outbox. Requests that arrive sooner may get an
 * older cached response.
 */
export const LIVE_SETTLE_MS = 300

/** Why the server closes a live connection. Clients reconnect, immediately or after a delay. */
export const LIVE_ENDINGS = ['rights', 'session', 'age', 'gap', 'draining', 'silent'] as const
export type LiveEnding = (typeof LIVE_ENDINGS)[number]

/** The messages of the live stream: ids and public counts, never personal data. */
export type LiveMessage =
  /** Bots were listed, unlisted or edited; `ids` contains the public ones. */
  | { kind: 'bots'; ids: number[] }
  /** The order of lists that are sorted by counts may have changed. */
  | { kind: 'order' }
  | { kind: 'categories' }
  | { kind: 'bot'; id: number }
  | {
      kind: 'figures'
      id: number
      voteCount: number
      servingCount: number
      averageRating: number | null
      ratingCount: number
      reviewCount: number
      /** All visible reviews by their stars, one first. */
      ratingCounts: readonly number[]
      /** How many reviews the bot's owners have removed. */
      ownerRemovedReviewCount: number
    }
  /** `id` is the Discord id; `null` means unknown. */
  | { kind: 'presence'; id: string; presence: { status: string; activity: string | null } | null }
  | { kind: 'reviews'; botId: number }
  | { kind: 'review_votes'; botId: number; id: number; likes: number; dislikes: number }
  | { kind: 'person'; id: string }
  /** Sent to members about their own data. */
  | { kind: 'account' | 'inbox' | 'own_applications' | 'own_support' | 'own_appeals' }
  | { kind: 'own_vote'; botId: number }
  | { kind: 'own_review_vote'; reviewId: number }
  | {
      kind:
        | 'staff_bots'
        | 'staff_members'
        | 'staff_logs'
        | 'staff_applications'
        | 'staff_support'
        | 'staff_appeals'
        | 'staff_reports'
        | 'staff_reviews'
        | 'staff_announcements'
        | 'staff_replies'
        | 'staff_readers'
    }
export type LiveMessageKind = LiveMessage['kind']

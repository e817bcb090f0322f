import { MINUTE_MS, SECOND_MS } from './time.js'

export * from './languages.js'

/** The platform's id of a bot, a member, a server or a channel: text, because it is beyond the numbers of JavaScript. */
export const SNOWFLAKE_PATTERN = /^\d{15,21}$/

/** An id of ours, as an address has it: so many digits are always a safe integer. */
export const INTERNAL_ID_PATTERN = /^[1-9]\d{0,14}$/

/** Rows on a page: the default, and the bounds of `limit`. */
export const PAGE_LIMITS = { default: 24, min: 1, max: 100 } as const

/** Characters of a search, once cleaned. */
export const SEARCH_LIMITS = { max: 200 } as const

/** Cookie and localStorage key of the chosen language. */
export const LANGUAGE_KEY = 'language'

/**
 * The live channel. `topics` of one connection, connections of one network or one member in one server
 * process; times in milliseconds: the longest that the channel is silent, and for how long a connection lives before it
 * has to be opened, and so authorised, anew.
 */
export const LIVE_LIMITS = {
  topics: 100,
  topicLength: 64,
  connectionsPerNetwork: 200,
  connectionsPerMember: 20,
  heartbeatMs: 15 * SECOND_MS,
  lifeMs: 60 * MINUTE_MS,
} as const

/** The longest that two processes may differ in what they have heard of: what is asked sooner may be answered from before. */
export const LIVE_SETTLE_MS = 300

/** Why the server ends a connection of the live channel; each is opened anew at once, or after a moment. */
export const LIVE_ENDINGS = ['rights', 'session', 'age', 'gap', 'draining', 'silent'] as const
export type LiveEnding = (typeof LIVE_ENDINGS)[number]

/** What screens are told: ids, and small figures that everybody may know; never anything personal. */
export type LiveMessage =
  /** Which bots are listed, or what they say, has changed; of those that are public by `ids`. */
  | { kind: 'bots'; ids: number[] }
  /** Lists that are ordered by figures may be ordered otherwise. */
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
      ratingCounts: number[]
    }
  /** `id` is the platform's; `null` is unknown. */
  | { kind: 'presence'; id: string; presence: { status: string; activity: string | null } | null }
  | { kind: 'reviews'; botId: number }
  | { kind: 'review_votes'; botId: number; id: number; likes: number; dislikes: number }
  | { kind: 'person'; id: string }
  /** To members of themselves. */
  | { kind: 'account' | 'inbox' | 'own_applications' | 'own_support' }
  | { kind: 'own_vote'; botId: number }
  | { kind: 'own_review_vote'; reviewId: number }
  | {
      kind:
        | 'staff_bots'
        | 'staff_members'
        | 'staff_logs'
        | 'staff_applications'
        | 'staff_support'
        | 'staff_announcements'
    }
export type LiveMessageKind = LiveMessage['kind']

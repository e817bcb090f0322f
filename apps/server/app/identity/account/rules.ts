import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../core/time.js'

/* What members' own pages and windows ask for, apart from `identity/rules.ts`, which every page loads. */

/**
 * How long a session lasts without use, and how long at all, in seconds. A lost laptop of the staff is worth more to a
 * thief than a member's, and they sign in at work; so the longest age depends on the role.
 */
export const SESSION_AGES = {
  member: { idle: 30 * DAY_SECONDS, absolute: 90 * DAY_SECONDS },
  staff: { idle: 12 * HOUR_SECONDS, absolute: 7 * DAY_SECONDS },
} as const

/** Seconds between two writes that extend a session. */
export const SESSION_EXTENSION_INTERVAL = 5 * MINUTE_SECONDS

/** What an access token may be used for. Without `staff` its bearer has no staff rights. */
export const TOKEN_SCOPES = ['member', 'staff'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** The longest that a token lives, in seconds. */
export const TOKEN_AGES = {
  member: 90 * DAY_SECONDS,
  staff: 12 * HOUR_SECONDS,
} as const satisfies Record<TokenScope, number>

/** Characters of what members say of themselves, counted as a textarea counts. */
export const PROFILE_LIMITS = {
  bio: { max: 500, multiline: true },
  website: { max: 512 },
  handle: { max: 100 },
} as const

/** What a profile says of a member; the same keys in the calls that change it. */
export const PROFILE_FIELDS = ['bio', 'website', 'twitter', 'github', 'youtube'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** What becomes of the reviews of who deletes the own account: they stay without a name, or they go. */
export const DELETED_ACCOUNT_REVIEWS = ['keep', 'delete'] as const
export type DeletedAccountReviews = (typeof DELETED_ACCOUNT_REVIEWS)[number]

/**
 * What members read of in their inbox: decisions about their bots and applications, bans and disablements and their end,
 * replies to their reviews, bots that they have been made co-owner of, and answers to their support requests.
 */
export const INBOX_KINDS = [
  'bot_approved',
  'bot_rejected',
  'bot_certified',
  'bot_uncertified',
  'application_rejected',
  'account_banned',
  'account_disabled',
  'account_freed',
  'review_reply',
  'co_owner_added',
  'support_answered',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

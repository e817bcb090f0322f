import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../core/time.js'

/* Rules that only members' own pages need, apart from `identity/rules.ts`, which every page loads. */

/**
 * The idle and absolute lifetime of a session, in seconds. Staff sessions are shorter: a stolen staff laptop does more
 * harm, and staff sign in at work.
 */
export const SESSION_AGES = {
  member: { idle: 30 * DAY_SECONDS, absolute: 90 * DAY_SECONDS },
  staff: { idle: 12 * HOUR_SECONDS, absolute: 7 * DAY_SECONDS },
} as const

/** Seconds between two writes that extend a session. */
export const SESSION_EXTENSION_INTERVAL = 5 * MINUTE_SECONDS

/** Whose work an access token is for. With `member` it is a personal token, which carries no staff rights. */
export const TOKEN_SCOPES = ['member', 'staff'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** The maximum lifetime of a token, in seconds. */
export const TOKEN_AGES = {
  member: 90 * DAY_SECONDS,
  staff: 12 * HOUR_SECONDS,
} as const satisfies Record<TokenScope, number>

/** Length limits of profile fields in characters, counted as a textarea counts. */
export const PROFILE_LIMITS = {
  bio: { max: 500, multiline: true },
  website: { max: 512 },
  handle: { max: 100 },
} as const

/** Profile fields; requests that change them use the same keys. */
export const PROFILE_FIELDS = ['bio', 'website', 'twitter', 'github', 'youtube'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** What happens to a member's reviews when the account is deleted: they are anonymized, or deleted. */
export const DELETED_ACCOUNT_REVIEWS = ['keep', 'delete'] as const
export type DeletedAccountReviews = (typeof DELETED_ACCOUNT_REVIEWS)[number]

/**
 * Kinds of inbox items: decisions on bots and applications, the start and end of bans and disablements, replies to
 * reviews, becoming co-owner of a bot, answers to support requests, new personal tokens, that one may vote again, the
 * removal of bots and reviews, reviews that are shown again, the outcome of reports and appeals, decisions on
 * changes of a bot that waited for staff, transfers of bots, notes in which staff mention a staff member, and questions of staff to owners with their answers.
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
  'token_created',
  'webhook_paused',
  'vote_reminder',
  'bot_deleted',
  'review_removed',
  'report_acted',
  'report_dismissed',
  'review_restored',
  'appeal_upheld',
  'appeal_reversed',
  'appeal_closed',
  'change_approved',
  'change_rejected',
  'transfer_offered',
  'transfer_accepted',
  'transfer_declined',
  'transfer_expired',
  'transfer_taken_back',
  'transfer_returned',
  'bot_transferred',
  'note_mention',
  'bot_question',
  'bot_answer',
] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

import { HOUR_MS } from '../core/time.js'
import type { TextLimits } from '../core/text.js'

/** Orders of a bot list; the first is the default. */
export const BOT_SORTS = ['popularity', 'newest', 'oldest', 'rating'] as const
export type BotSort = (typeof BOT_SORTS)[number]
export const DEFAULT_BOT_SORT = 'popularity' satisfies BotSort

/** Review of a bot, as its submitter and the staff see it. */
export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Why somebody of the staff may not decide about a bot. */
export const OWN_BOT_ERRORS = { ownBot: 'Nobody decides about a bot that they own.' } as const

/** The most bots that are kept on a device, to be searched without a connection. */
export const CATALOG_LIMIT = 20_000

/** Names that a bot may give its server count, as other lists have them. */
export const POSTED_COUNT_FIELDS = ['server_count', 'guildCount', 'guild_count', 'servers'] as const

/** Largest server count that is believed. */
export const MAX_POSTED_COUNT = 100_000_000

/** Who a server count is from: the bot, the staff, or the demo world. */
export const SERVER_COUNT_SOURCES = ['bot', 'staff', 'seed'] as const
export type ServerCountSource = (typeof SERVER_COUNT_SOURCES)[number]

/** Milliseconds after which a server count that a bot posted is stale. */
export const POSTED_COUNT_LIFE_MS = 48 * HOUR_MS

/** Days for which a deleted bot can be restored. */
export const DELETED_BOT_DAYS = 30

/** Bots of which one member may be main owner, unless the server's settings say otherwise. */
export const BOT_LIMITS = { free: 5, premium: 10 } as const

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

/** What a bot listens to unless its owners say otherwise. */
export const DEFAULT_PREFIX = '/'

/** More than these are left out. */
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

/** Characters of the reason for a decision. */
export const DECISION_REASON_LIMITS = { min: 1, max: 1_000, multiline: true } as const

/** What stands for a reason when a bot is approved without one. */
export const DEFAULT_APPROVAL_REASON = 'Bot meets platform standards'

/** What the staff decide about bots, by the names that the audit log has for it. */
export const BOT_DECISIONS = [
  'approve_bot',
  'reject_bot',
  'unreject_bot',
  'certify_bot',
  'uncertify_bot',
] as const
export type BotDecision = (typeof BOT_DECISIONS)[number]

/** Milliseconds that a list of bots on a screen may be old. */
export const LIST_STALE_MS = 8_000

/**
 * Whether a member is one of a bot's owners, as screens judge of what everybody is answered alike. The server decides by
 * `isOwnedBy` (`queries/bot_rows.ts`).
 */
export function ownsBot(
  viewer: { id: string } | null,
  { userId, additionalOwners }: { userId: string; additionalOwners: readonly string[] }
): boolean {
  return viewer !== null && (userId === viewer.id || additionalOwners.includes(viewer.id))
}

/**
 * What a bot may link to besides its invitation, in the order of the forms. Columns, answers, checks and forms are made of this list:
 * another one adds a line here, its column, its message in `BOT_FIELD_CHECKS`, its icon and its texts.
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

/** Something of every link, under its name. */
export function mapBotLinks<Value>(toValue: (link: BotLink) => Value): Record<BotLink, Value> {
  const entries = BOT_LINKS.map((link) => [link, toValue(link)] as const)
  return Object.fromEntries(entries) as Record<BotLink, Value>
}

import { BOT_FIELD_COLUMNS, type BotFields } from '#app/directory/bot_fields'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import {
  HAS_SERVER_COUNT_JUMP,
  MEDIAN_SERVER_COUNT,
} from '#app/directory/queries/server_count_history'
import { IS_WAITING_FOR_OWNER } from '#app/directory/questions/questions'
import { SUBMITTED_AT } from '#app/directory/review_queue/submissions'
import { BOT_STATS, BOTS } from '#app/directory/tables'
import { IS_ABOUT_BOT_ALONE, selectUndo, type Undo } from '#app/directory/undo/select_undo'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'
import type { Language } from '#app/core/languages'
import { rawSql, type Sql, sql } from '#app/core/database/sql'
import {
  type ApprovalStatus,
  POSTED_COUNT_LIFE_MS,
  type ServerCountSource,
} from '#app/directory/rules'
import { memberLanguage, type Person, personJson } from '#app/identity/queries/person_json'
import { isViewedBy, selectSnooze } from '#app/moderation/views/viewed_versions'

/** A bot in any state, as staff see it. */
export interface StaffBotRow extends BotFields {
  id: number
  discordBotId: string
  userId: string
  additionalOwners: string[]
  name: string
  username: string | null
  avatar: string | null
  banner: string | null
  tags: string[]
  servingCount: number
  servingCountSource: ServerCountSource | null
  servingCountAt: Date | null
  servingCountFrozen: boolean
  /** Whether the server count is outdated. One that staff have frozen never is. */
  isServingCountStale: boolean
  /** The median of the last 30 days; `null` when the bot has none. */
  medianServingCount: number | null
  /** Whether the count that the bot posted is far above its past. */
  hasServingCountJump: boolean
  voteCount: number
  averageRating: number | null
  ratingCount: number
  certified: boolean
  approvalStatus: ApprovalStatus
  approvalReason: string | null
  autoDeleted: boolean
  staffEditedFields: string[]
  /** Discord's bit set, as a decimal number. */
  requestedPermissions: string
  createdAt: Date
  /** When it was last submitted, also again. */
  submittedAt: Date
  approvedAt: Date | null
  /** The number of the newest version of its listing. */
  version: number
  /** `null` for a deleted account. */
  submitter: Person | null
  /** In which to write to the submitter; `null` while it is unknown. */
  submitterLanguage: Language | null
  /** Whether the viewer owns the bot, and so may not decide on it. */
  isOwn: boolean
  /** Whether the viewer has had the newest version open while the bot was pending, or owns it. */
  isViewed: boolean
  /** Until when the pending bot is out of the viewer's queue; `null` while it is in it. */
  snoozedUntil: Date | null
  /** Whether its owners have been asked about the newest version, and have not answered. */
  isWaitingForOwner: boolean
  undo: Undo
}

const IS_STALE = `(
  bot_stats.serving_count_source IS NOT NULL AND NOT bot_stats.serving_count_frozen
  AND coalesce(
    bot_stats.serving_count_at <= now() - interval '${POSTED_COUNT_LIFE_MS} milliseconds', true
  )
)`

const COLUMNS = rawSql(`
  bots.id, bots.discord_bot_id AS "discordBotId", bots.user_id AS "userId",
  bots.additional_owners AS "additionalOwners", bots.name, bots.username, bots.avatar,
  bots.banner, ${BOT_FIELD_COLUMNS}, bots.tags,
  bot_stats.serving_count AS "servingCount",
  bot_stats.serving_count_source AS "servingCountSource",
  bot_stats.serving_count_at AS "servingCountAt",
  bot_stats.serving_count_frozen AS "servingCountFrozen",
  ${IS_STALE} AS "isServingCountStale",
  ${MEDIAN_SERVER_COUNT.text} AS "medianServingCount",
  ${HAS_SERVER_COUNT_JUMP.text} AS "hasServingCountJump",
  bot_stats.votes_count::double precision AS "voteCount",
  bot_stats.average_rating AS "averageRating", bot_stats.ratings_count AS "ratingCount",
  bots.certified,
  bots.approval_status AS "approvalStatus", bots.approval_reason AS "approvalReason",
  bots.auto_deleted AS "autoDeleted", bots.staff_edited_fields AS "staffEditedFields",
  bots.requested_permissions::text AS "requestedPermissions",
  bots.created_at AS "createdAt", ${SUBMITTED_AT.text} AS "submittedAt", bots.approved_at AS "approvedAt", ${NEWEST_VERSION.text} AS version,
  ${IS_WAITING_FOR_OWNER.text} AS "isWaitingForOwner",
  ${personJson('bots.user_id')} AS submitter,
  ${memberLanguage('bots.user_id')} AS "submitterLanguage"
`)

const IS_ABOUT_BOT = sql`decision_news.bot_id = bots.id AND ${IS_ABOUT_BOT_ALONE}`

export const STAFF_BOT_TABLES = sql`${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id`

/** @param viewerId the staff member for whom `isOwn`, `isViewed`, `snoozedUntil` and `undo` are computed */
export function staffBotColumns(viewerId: string): Sql {
  return sql`
    ${COLUMNS}, ${isInterestedIn(viewerId)} AS "isOwn", ${isViewedBy(viewerId)} AS "isViewed",
    ${selectSnooze(viewerId)} AS "snoozedUntil", ${selectUndo(viewerId, IS_ABOUT_BOT)} AS undo
  `
}

import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { APPLIED_AT } from '#app/certification/queries/applied_at'
import { ELIGIBILITY } from '#app/certification/queries/eligible'
import type { ApplicationSort, ApplicationStatus, Eligibility } from '#app/certification/rules'
import { isInterestedIn, isOwnedBy } from '#app/directory/queries/bot_rows'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { type KeysetOrder, newestFirst, oldestFirst } from '#app/core/database/keyset_order'
import type { Language } from '#app/core/languages'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import {
  HAS_SERVER_COUNT_JUMP,
  MEDIAN_SERVER_COUNT,
  SUSTAINED_SERVER_COUNT_COLUMNS,
  type SustainedServerCount,
} from '#app/directory/queries/server_count_history'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'
import type { ServerCountSource } from '#app/directory/rules'
import { BOT_STATS, BOTS } from '#app/directory/tables'
import { selectUndo, type Undo } from '#app/directory/undo/select_undo'
import { selectLatestDecision } from '#app/identity/decisions/decisions'
import type { DecisionSummary } from '#app/identity/decisions/rules'
import { USERS } from '#app/identity/tables'

/** An application as its applicant sees it. */
export interface ApplicationRow {
  id: number
  botId: number
  status: ApplicationStatus
  reason: string
  reviewReason: string | null
  createdAt: Date
  /** Why it was rejected, besides the reason. */
  decision: DecisionSummary | null
}

/** An application as staff see it, with the bot's current data. */
export interface ReviewedApplicationRow extends ApplicationRow, SustainedServerCount {
  discordBotId: string
  botName: string
  botAvatar: string | null
  servingCount: number
  servingCountSource: ServerCountSource | null
  servingCountAt: Date | null
  /** The median of the last 30 days; `null` when the bot has none. */
  medianServingCount: number | null
  hasServingCountJump: boolean
  eligibility: Eligibility
  /** The number of the newest version of the bot's listing. */
  version: number
  /** `null`, like the applicant's e-mail and name, for a deleted account. */
  userId: string | null
  userEmail: string | null
  applicantName: string | null
  /** In which to write to the applicant; `null` while it is unknown. */
  applicantLanguage: Language | null
  /** When it last entered the queue, also when an appeal has reopened it. */
  submittedAt: Date
  reviewedAt: Date | null
  reviewedByName: string | null
  /** Whether the caller owns the bot, and so may not review the application. */
  isOwn: boolean
  undo: Undo
}

const REJECTION = selectLatestDecision({
  action: 'reject_application',
  targetType: 'certification_application',
  targetId: rawSql('applications.id::text'),
})

export const APPLICATION_COLUMNS = sql`
  applications.id, applications.bot_id AS "botId", applications.status, applications.reason,
  applications.review_reason AS "reviewReason", applications.created_at AS "createdAt",
  CASE WHEN applications.status = 'rejected' THEN ${REJECTION} END AS decision
`

const REVIEWED_COLUMNS = sql`
  ${APPLICATION_COLUMNS}, ${APPLIED_AT} AS "submittedAt", bots.discord_bot_id AS "discordBotId", bots.name AS "botName",
  bots.avatar AS "botAvatar", bot_stats.serving_count AS "servingCount",
  bot_stats.serving_count_source AS "servingCountSource",
  bot_stats.serving_count_at AS "servingCountAt",
  ${MEDIAN_SERVER_COUNT} AS "medianServingCount",
  ${SUSTAINED_SERVER_COUNT_COLUMNS},
  ${HAS_SERVER_COUNT_JUMP} AS "hasServingCountJump", ${ELIGIBILITY}, ${NEWEST_VERSION} AS version,
  applicants.id AS "userId",
  applicants.email AS "userEmail",
  applicants.name AS "applicantName", applicants.language AS "applicantLanguage", applications.reviewed_at AS "reviewedAt",
  reviewers.name AS "reviewedByName"
`

/** Condition on `decision_news`: the review of the application, and the certification that is part of it. */
export const isAboutApplication = (applicationId: Sql): Sql =>
  sql`decision_news.application_id = ${applicationId}`

const IS_ABOUT_APPLICATION = isAboutApplication(rawSql('applications.id'))

/** Selects what depends on the caller. */
const selectForViewer = (viewerId: string): Sql =>
  sql`${isInterestedIn(viewerId)} AS "isOwn", ${selectUndo(viewerId, IS_ABOUT_APPLICATION)} AS undo`

/** Joins one person by a lateral subquery. With a plain join, the plan for a short page may scan all of `users`. */
function joinPerson(column: Sql, alias: Sql) {
  return sql`
    LEFT JOIN LATERAL (
      SELECT id, email, language, coalesce(display_name, username) AS name FROM ${USERS}
      WHERE users.id = ${column} AND users.deleted_at IS NULL LIMIT 1
    ) ${alias} ON true
  `
}

const TABLES = sql`
  certification_applications applications
  JOIN ${BOTS} ON bots.id = applications.bot_id AND bots.deleted_at IS NULL
  JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
  ${joinPerson(rawSql('applications.user_id'), rawSql('applicants'))}
  ${joinPerson(rawSql('applications.reviewed_by'), rawSql('reviewers'))}
`

const NEWEST = newestFirst('applications')
const ORDERS: Record<ApplicationSort, KeysetOrder> = {
  newest: NEWEST,
  oldest: oldestFirst('applications'),
}

/** SQL literals instead of bindings, so that the planner knows the value. */
const IN_STATE: Record<ApplicationStatus, Sql> = {
  pending: rawSql(`applications.status = 'pending'`),
  approved: rawSql(`applications.status = 'approved'`),
  rejected: rawSql(`applications.status = 'rejected'`),
}

/** Matches a part of the bot's names, its Discord id, or a part of the applicant's names or id. Each has its own index. */
function matchesSearch(search: string): Sql {
  return sql`(
    applications.bot_id IN (
      SELECT id FROM ${BOTS}
      WHERE search_text(name || ' ' || coalesce(username, '')) LIKE contains_pattern(${search})
      UNION ALL SELECT id FROM ${BOTS} WHERE discord_bot_id = ${search}
    )
    OR applications.user_id IN (
      SELECT id FROM ${USERS} WHERE sought LIKE contains_pattern(${search}) AND deleted_at IS NULL
    )
  )`
}

interface ReviewQuery extends ListQuery {
  viewerId: string
  /** Normalized search text; `undefined` for no search. */
  search?: string | undefined
  status?: ApplicationStatus | undefined
  sort: ApplicationSort
}

/** Lists one page of the applications for bots that are not deleted. */
export async function listApplications({
  viewerId,
  search,
  status,
  sort,
  limit,
  cursor,
}: ReviewQuery): Promise<ListPage<ReviewedApplicationRow>> {
  const order = ORDERS[sort]
  const rows = await queryRows<WithCursor<ReviewedApplicationRow>>(sql`
    SELECT ${REVIEWED_COLUMNS}, ${selectForViewer(viewerId)}, ${order.place} AS place
    FROM ${TABLES}
    WHERE ${status ? IN_STATE[status] : rawSql('true')}
      AND ${search ? matchesSearch(search) : rawSql('true')} AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, order, limit)
}

export async function findApplication(
  id: number,
  viewerId: string,
  client?: QueryClientContract
): Promise<ReviewedApplicationRow | undefined> {
  const [application] = await queryRows<ReviewedApplicationRow>(
    sql`
      SELECT ${REVIEWED_COLUMNS}, ${selectForViewer(viewerId)}
      FROM ${TABLES} WHERE applications.id = ${id}
    `,
    client
  )
  return application
}

/** Finds which of the applications are for bots that are not deleted, and whether these are the staff member's own. */
export function listApplicationItems(
  ids: readonly number[],
  { id: viewerId }: { id: string },
  client?: QueryClientContract
): Promise<{ id: number; isOwn: boolean }[]> {
  return queryRows(
    sql`
      SELECT applications.id, ${isInterestedIn(viewerId)} AS "isOwn"
      FROM certification_applications applications JOIN ${BOTS} ON bots.id = applications.bot_id
      WHERE applications.id = ANY (${ids}::bigint[]) AND bots.deleted_at IS NULL
    `,
    client
  )
}

/** Lists the applications for the bots that a member owns or co-owns, newest first. */
export async function listOwnApplications(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<ApplicationRow>> {
  const rows = await queryRows<WithCursor<ApplicationRow>>(sql`
    SELECT ${APPLICATION_COLUMNS}, ${NEWEST.place} AS place
    FROM ${BOTS} JOIN certification_applications applications ON applications.bot_id = bots.id
    WHERE ${isOwnedBy(memberId)} AND bots.deleted_at IS NULL
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

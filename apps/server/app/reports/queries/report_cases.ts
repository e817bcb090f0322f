import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst, oldestFirst } from '#app/core/database/keyset_order'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { selectUndo, type Undo } from '#app/directory/undo/select_undo'
import type { DecisionRule } from '#app/identity/decisions/rules'
import { USERS } from '#app/identity/tables'
import {
  CURRENT_SNAPSHOT,
  type TargetSnapshot,
  toInternalId,
} from '#app/reports/queries/report_targets'
import {
  type ReportReason,
  type ReportState,
  type ReportTarget,
  SHOWN_REPORTS,
} from '#app/reports/rules'

/** One report of a case. */
export interface ReportRow {
  id: number
  reason: ReportReason
  text: string | null
  /** ISO 8601. */
  createdAt: string
  /** `null` for a deleted account. */
  reporterId: string | null
  reporterName: string | null
  /** The target as it was. */
  snapshot: TargetSnapshot
}

/** All reports of one target since the last decision, as staff see them. */
export interface ReportCaseRow {
  id: number
  targetType: ReportTarget
  targetId: string
  state: ReportState
  createdAt: Date
  decidedAt: Date | null
  decidedByName: string | null
  note: string | null
  rules: DecisionRule[]
  reportCount: number
  /** The newest `SHOWN_REPORTS`. None for members whom the reports are about. */
  reports: ReportRow[]
  /** The target now; `null` when it is gone. */
  current: TargetSnapshot | null
  /** Whether the reports are about the caller, who may not decide on them. */
  isOwn: boolean
  undo: Undo
}

/**
 * Condition on `cases`: the reports are about the member, who owned the bot, wrote the review or is the member then or now.
 * Always false for an administrator at the console (`null`).
 */
export function isAbout(memberId: string | null): Sql {
  if (memberId === null) return rawSql('false')
  return sql`(
    EXISTS (
      SELECT FROM reports WHERE reports.case_id = cases.id
        AND reports.snapshot->'memberIds' @> to_jsonb(${memberId}::text)
    )
    OR (cases.target_type = 'member' AND cases.target_id = ${memberId})
    OR (cases.target_type = 'bot' AND EXISTS (
      SELECT FROM ${BOTS} WHERE bots.id = ${toInternalId(rawSql('cases.target_id'))} AND ${isInterestedIn(memberId)}
    ))
  )`
}

/** SQL expression on `cases`: what the target was called when it was last reported. */
export const NEWEST_TARGET_NAME = rawSql(`(
  SELECT snapshot->>'name' FROM reports WHERE case_id = cases.id ORDER BY reports.id DESC LIMIT 1
)`)

const REPORTS = sql`(
  SELECT coalesce(jsonb_agg(shown ORDER BY shown.id DESC), '[]') FROM (
    SELECT reports.id, reports.reason, reports.text, reports.snapshot,
      to_char(reports.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
      reporters.id AS "reporterId",
      coalesce(reporters.display_name, reporters.username) AS "reporterName"
    FROM reports LEFT JOIN ${USERS} AS reporters
      ON reporters.id = reports.reporter_id AND reporters.deleted_at IS NULL
    WHERE reports.case_id = cases.id ORDER BY reports.id DESC LIMIT ${SHOWN_REPORTS}
  ) AS shown
)`

/** Nobody undoes decisions at the console. */
const selectCaseUndo = (viewerId: string | null): Sql =>
  viewerId === null
    ? rawSql('NULL')
    : selectUndo(viewerId, rawSql('decision_news.report_case_id = cases.id'))

const columnsFor = (viewerId: string | null): Sql => sql`
  cases.id, cases.target_type AS "targetType", cases.target_id AS "targetId", cases.state,
  cases.created_at AS "createdAt", cases.decided_at AS "decidedAt", cases.note, cases.rules,
  (
    SELECT coalesce(deciders.display_name, deciders.username) FROM ${USERS} AS deciders
    WHERE deciders.id = cases.decided_by AND deciders.deleted_at IS NULL
  ) AS "decidedByName",
  (SELECT count(*)::int FROM reports WHERE reports.case_id = cases.id) AS "reportCount",
  CASE WHEN ${isAbout(viewerId)} THEN '[]' ELSE ${REPORTS} END AS reports,
  ${CURRENT_SNAPSHOT} AS current, ${isAbout(viewerId)} AS "isOwn", ${selectCaseUndo(viewerId)} AS undo
`

const OLDEST = oldestFirst('cases')
const LATEST = newestFirst('cases', 'decided_at')

/** Literals, so that the planner knows the state. */
const IN_STATE: Record<ReportState, Sql> = {
  open: rawSql(`cases.state = 'open'`),
  acted: rawSql(`cases.state = 'acted'`),
  dismissed: rawSql(`cases.state = 'dismissed'`),
}

interface QueueQuery extends ListQuery {
  /** `null` at the console. */
  viewerId: string | null
  state: ReportState
  targetType?: ReportTarget | undefined
  targetId?: string | undefined
}

/** Lists one page of the queue: open cases by age, closed ones latest first. */
export async function listReportCases({
  viewerId,
  state,
  targetType,
  targetId,
  limit,
  cursor,
}: QueueQuery): Promise<ListPage<ReportCaseRow>> {
  const order = state === 'open' ? OLDEST : LATEST
  const rows = await queryRows<WithCursor<ReportCaseRow>>(sql`
    SELECT ${columnsFor(viewerId)}, ${order.place} AS place FROM report_cases cases
    WHERE ${IN_STATE[state]} AND ${targetType ? sql`cases.target_type = ${targetType}` : rawSql('true')}
      AND ${targetId ? sql`cases.target_id = ${targetId}` : rawSql('true')}
      AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy} LIMIT ${limit + 1}
  `)
  return paginate(rows, order, limit)
}

/** @param viewerId `null` at the console */
export async function findReportCase(
  id: number,
  viewerId: string | null,
  client?: QueryClientContract
): Promise<ReportCaseRow | undefined> {
  const [found] = await queryRows<ReportCaseRow>(
    sql`SELECT ${columnsFor(viewerId)} FROM report_cases cases WHERE cases.id = ${id}`,
    client
  )
  return found
}

/** Finds which of the cases exist, and whether they are about the staff member. */
export function listCaseItems(
  ids: readonly number[],
  { id: viewerId }: { id: string },
  client?: QueryClientContract
): Promise<{ id: number; isOwn: boolean }[]> {
  return queryRows(
    sql`
      SELECT cases.id, ${isAbout(viewerId)} AS "isOwn" FROM report_cases cases
      WHERE cases.id = ANY (${ids}::bigint[])
    `,
    client
  )
}

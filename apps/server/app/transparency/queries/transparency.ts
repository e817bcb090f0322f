import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { INTEGER_KEY, KeysetOrder } from '#app/core/database/keyset_order'
import { queryRows, sql } from '#app/core/database/sql'
import { HOUR_SECONDS } from '#app/core/time'
import { REVIEW_TIMES } from '#app/directory/tables'
import type { AdverseAction } from '#app/identity/decisions/rules'
import type { AppealOutcome, TransparencyMeasure } from '#app/transparency/rules'

interface CountRow {
  /** As `2026-05`. */
  month: string
  measure: TransparencyMeasure
  ruleId: string
  amount: number
}

/** What staff did in a month of UTC. */
export interface TransparencyMonth {
  /** As `2026-05`. */
  month: string
  submissions: number
  approvals: number
  rejections: number
  rejectionsByRule: { ruleId: string; count: number }[]
  /** Decisions on submissions whose time is known. */
  timedDecisions: number
  /** `null` without decisions. */
  averageDecisionHours: number | null
  /** Half of the decisions took at most this long; `null` without decisions. */
  medianDecisionHours: number | null
  /** Nine in ten of the decisions took at most this long. */
  p90DecisionHours: number | null
  decidedWithinDay: number
  reports: number
  appeals: number
  upheldAppeals: number
  reversals: number
}

export interface TransparencyReport {
  /** `null` before the first computation. */
  computedAt: Date | null
  /** The newest first, without gaps. */
  months: TransparencyMonth[]
}

interface ReviewTimesRow {
  month: string
  medianSeconds: number | null
  p90Seconds: number | null
}

/** Rounds seconds to a tenth of an hour. */
export function toHours(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined
    ? null
    : Math.round((seconds / HOUR_SECONDS) * 10) / 10
}

function toMonth(
  month: string,
  rows: readonly CountRow[],
  times: ReviewTimesRow | undefined
): TransparencyMonth {
  const get = (measure: TransparencyMeasure) =>
    rows.find((row) => row.measure === measure)?.amount ?? 0
  const timedDecisions = get('timed_decisions')
  return {
    month,
    submissions: get('submissions'),
    approvals: get('approvals'),
    rejections: get('rejections'),
    rejectionsByRule: rows
      .filter(({ measure }) => measure === 'rejections_by_rule')
      .map(({ ruleId, amount }) => ({ ruleId, count: amount })),
    timedDecisions,
    averageDecisionHours:
      timedDecisions === 0 ? null : toHours(get('decision_seconds') / timedDecisions),
    medianDecisionHours: toHours(times?.medianSeconds),
    p90DecisionHours: toHours(times?.p90Seconds),
    decidedWithinDay: get('decided_within_day'),
    reports: get('reports'),
    appeals: get('appeals'),
    upheldAppeals: get('upheld_appeals'),
    reversals: get('reversals'),
  }
}

/** Sums up the computed days by month. The table has some rows for each day, however long the audit log is. */
export async function findTransparencyReport(): Promise<TransparencyReport> {
  const [days, rows, reviewTimes] = await Promise.all([
    queryRows<{ month: string; computedAt: Date }>(sql`
      SELECT to_char(day, 'YYYY-MM') AS month, max(computed_at) AS "computedAt"
      FROM transparency_days GROUP BY 1 ORDER BY 1 DESC
    `),
    queryRows<CountRow>(sql`
      SELECT to_char(day, 'YYYY-MM') AS month, measure, rule_id AS "ruleId",
        sum(amount)::double precision AS amount
      FROM transparency_counts GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 4 DESC, 3
    `),
    queryRows<ReviewTimesRow>(sql`
      SELECT period AS month, median_seconds AS "medianSeconds", p90_seconds AS "p90Seconds"
      FROM ${REVIEW_TIMES}
    `),
  ])
  const byMonth = Map.groupBy(rows, ({ month }) => month)
  const times = days.map(({ computedAt }) => computedAt.getTime())
  return {
    computedAt: times.length === 0 ? null : new Date(Math.max(...times)),
    months: days.map(({ month }) =>
      toMonth(
        month,
        byMonth.get(month) ?? [],
        reviewTimes.find((row) => row.month === month)
      )
    ),
  }
}

/** A decision of staff against a member, without who, whom and why. */
export interface AnonymousDecisionRow {
  /** As `2026-05-31`. */
  day: string
  action: AdverseAction
  ruleIds: string[]
  /** What became of the appeal; `null` when there was none, or none is decided. */
  outcome: AppealOutcome | null
}

/** In the order of the audit log. */
const LATEST = new KeysetOrder('latest', 'DESC', {
  column: 'transparency_decisions.log_id',
  kind: INTEGER_KEY,
})

/** Lists one page of the adverse decisions, the latest first. */
export async function listAnonymousDecisions({
  limit,
  cursor,
}: ListQuery): Promise<ListPage<AnonymousDecisionRow>> {
  const rows = await queryRows<WithCursor<AnonymousDecisionRow>>(sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, action, rule_ids AS "ruleIds", outcome,
      ${LATEST.place} AS place
    FROM transparency_decisions
    WHERE ${LATEST.after(LATEST.parseCursor(cursor))}
    ORDER BY ${LATEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, LATEST, limit)
}

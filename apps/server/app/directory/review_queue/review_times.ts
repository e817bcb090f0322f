import { execute, queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { ESTIMATE_DAYS, MIN_ESTIMATE_DECISIONS } from '#app/directory/review_queue/rules'
import { isSubmissionDecision, selectSubmittedAt } from '#app/directory/review_queue/submissions'

/** The row of the last days; the others are months of UTC, such as `2026-05`. */
const RECENT = 'recent'

/**
 * Computes how long the decisions of a period took: from the last submission of the bot before to its approval or
 * rejection. Rejections of bots that were listed already are no decisions on a submission.
 */
async function computePeriod(period: string, from: Sql, to: Sql) {
  await execute(sql`
    INSERT INTO review_times (period, decisions, median_seconds, p90_seconds)
    SELECT ${period}, count(*),
      percentile_disc(0.5) WITHIN GROUP (ORDER BY seconds),
      percentile_disc(0.9) WITHIN GROUP (ORDER BY seconds)
    FROM (
      SELECT floor(extract(epoch FROM decided.created_at - submitted.at))::integer AS seconds
      FROM ${ADMIN_LOGS} AS decided
      CROSS JOIN LATERAL (
        SELECT ${selectSubmittedAt(rawSql('decided.target_id'), rawSql('decided.created_at'))} AS at
      ) AS submitted
      WHERE decided.created_at >= ${from} AND decided.created_at < ${to}
        AND submitted.at IS NOT NULL AND ${isSubmissionDecision('decided')}
    ) AS timed
    ON CONFLICT (period) DO UPDATE SET decisions = excluded.decisions,
      median_seconds = excluded.median_seconds, p90_seconds = excluded.p90_seconds,
      computed_at = now()
  `)
}

/** Computes the times of the last days. */
export function computeRecent() {
  return computePeriod(RECENT, sql`now() - make_interval(days => ${ESTIMATE_DAYS})`, sql`now()`)
}

/** Computes the times of a month of UTC. @param month as `2026-05` */
export function computeMonth(month: string) {
  const start = sql`(${`${month}-01`}::timestamp)`
  return computePeriod(
    month,
    sql`${start} AT TIME ZONE 'UTC'`,
    sql`(${start} + interval '1 month') AT TIME ZONE 'UTC'`
  )
}

/** Lists the next months to compute: after `after`, or else from the last computed one, or the oldest of the log. */
export async function listMonths(after: string | null, limit: number): Promise<string[]> {
  const afterDay = after === null ? null : `${after}-01`
  const rows = await queryRows<{ month: string }>(sql`
    SELECT to_char(first.month + make_interval(months => age), 'YYYY-MM') AS month
    FROM (
      SELECT date_trunc('month', coalesce(
        ${afterDay}::timestamp + interval '1 month',
        (SELECT to_timestamp(max(period), 'YYYY-MM')::timestamp FROM review_times WHERE period <> 'recent'),
        (SELECT created_at AT TIME ZONE 'UTC' FROM ${ADMIN_LOGS} ORDER BY created_at, id LIMIT 1)
      )) AS month
    ) AS first
    CROSS JOIN generate_series(0, ${limit - 1}::integer) AS age
    WHERE first.month + make_interval(months => age) <= now() AT TIME ZONE 'UTC'
    ORDER BY age
  `)
  return rows.map(({ month }) => month)
}

/** How long submissions have waited for a decision. */
export interface ReviewTimes {
  decisions: number
  medianSeconds: number
  p90Seconds: number
}

/** Finds the times of the last days; `undefined` with too few decisions. */
export async function findRecentTimes(): Promise<ReviewTimes | undefined> {
  const [times] = await queryRows<ReviewTimes>(sql`
    SELECT decisions, median_seconds AS "medianSeconds", p90_seconds AS "p90Seconds"
    FROM review_times WHERE period = ${RECENT} AND decisions >= ${MIN_ESTIMATE_DECISIONS}
  `)
  return times
}

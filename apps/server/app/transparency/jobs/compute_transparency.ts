import { createBatchJob } from '#app/core/jobs/batch_job'
import { MINUTE_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'
import { ADMIN_LOGS } from '#app/core/tables'
import { computeDay } from '#app/transparency/actions/compute_day'

const EVERY_MS = 10 * MINUTE_MS
/**
 * Days per batch: a year, so that a page whose log begins years ago is complete after a few minutes. Each day is a
 * transaction of its own, so that one of many entries stays within the timeout.
 */
const BATCH = 366

/**
 * Lists the next days to compute: after `after`, or else from the day before the last computed one, because entries
 * of it may have been committed after it was computed. The first run begins with the oldest entry of the log.
 */
async function listDays(after: string | null): Promise<string[]> {
  const rows = await queryRows<{ day: string }>(sql`
    SELECT to_char(first.day + age, 'YYYY-MM-DD') AS day
    FROM (
      SELECT coalesce(
        ${after}::date + 1,
        (SELECT max(day) - 1 FROM transparency_days),
        (
          SELECT (created_at AT TIME ZONE 'UTC')::date FROM ${ADMIN_LOGS}
          ORDER BY created_at, id LIMIT 1
        )
      ) AS day
    ) AS first
    CROSS JOIN generate_series(0, ${BATCH - 1}::integer) AS age
    WHERE first.day + age <= ${TODAY}
    ORDER BY age
  `)
  return rows.map(({ day }) => day)
}

/** Computes the counts and decisions of the transparency page from the audit log. */
export const computeTransparency = createBatchJob({
  name: 'compute_transparency',
  description: 'Computes the counts and the log of the transparency page from the audit log',
  everyMs: EVERY_MS,
  async batch(after, signal) {
    const days = await listDays(after)
    let computed = 0
    let last = after
    for (const day of days) {
      if (signal.aborted) break
      await computeDay(day)
      last = day
      computed++
    }
    return { after: days.length < BATCH ? null : last, report: { computed } }
  },
})

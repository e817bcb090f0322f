import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { REPORT_LIFE_DAYS } from '#app/reports/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 500

/** Deletes cases that were closed long ago, with their reports. */
export const deleteOldReports = createBatchJob({
  name: 'delete_old_reports',
  description: `Deletes reports ${REPORT_LIFE_DAYS} days after the staff decided on them`,
  everyMs: HOUR_MS,
  async batch() {
    const deleted = await queryRows<{ id: number }>(sql`
      DELETE FROM report_cases WHERE id IN (
        SELECT id FROM report_cases
        WHERE decided_at <= now() - make_interval(days => ${REPORT_LIFE_DAYS})
        ORDER BY decided_at LIMIT ${BATCH}
      )
      RETURNING id
    `)
    const last = deleted.at(-1)
    return {
      after: deleted.length < BATCH || !last ? null : String(last.id),
      report: { deleted: deleted.length },
    }
  },
})

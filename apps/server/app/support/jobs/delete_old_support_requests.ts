import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { SUPPORT_LIFE_DAYS } from '#app/support/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 1_000

/** Deletes requests that were answered or closed long ago. */
export const deleteOldSupportRequests = createBatchJob({
  name: 'delete_old_support_requests',
  description: `Deletes support requests ${SUPPORT_LIFE_DAYS} days after they were answered or closed`,
  everyMs: HOUR_MS,
  async batch() {
    const deleted = await queryRows<{ id: number }>(sql`
      DELETE FROM support_requests WHERE id IN (
        SELECT id FROM support_requests
        WHERE resolved_at <= now() - make_interval(days => ${SUPPORT_LIFE_DAYS})
        ORDER BY resolved_at LIMIT ${BATCH}
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

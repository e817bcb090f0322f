import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { APPEAL_LIFE_DAYS } from '#app/appeals/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 1_000

/** Deletes appeals that were decided long ago. */
export const deleteOldAppeals = createBatchJob({
  name: 'delete_old_appeals',
  description: `Deletes appeals ${APPEAL_LIFE_DAYS} days after they were decided`,
  everyMs: HOUR_MS,
  async batch() {
    const deleted = await queryRows<{ id: number }>(sql`
      DELETE FROM appeals WHERE id IN (
        SELECT id FROM appeals
        WHERE decided_at <= now() - make_interval(days => ${APPEAL_LIFE_DAYS})
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

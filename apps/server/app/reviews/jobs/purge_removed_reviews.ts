import { createBatchJob } from '#app/core/jobs/batch_job'
import { HOUR_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { IS_RESTORABLE } from '#app/reviews/queries/removed_reviews'
import { REMOVED_REVIEW_DAYS } from '#app/reviews/rules'

/** Rows per delete, to stay well within the statement timeout; each has the votes on the review. */
const BATCH = 200

/** Deletes removed reviews that can no longer be restored. */
export const purgeRemovedReviews = createBatchJob({
  name: 'purge_removed_reviews',
  description: `Deletes reviews for good that were removed more than ${REMOVED_REVIEW_DAYS} days ago`,
  everyMs: HOUR_MS,
  async batch() {
    const deleted = await queryRows<{ id: number }>(sql`
      DELETE FROM removed_ratings WHERE id IN (
        SELECT id FROM removed_ratings WHERE NOT (${IS_RESTORABLE}) ORDER BY removed_at LIMIT ${BATCH}
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

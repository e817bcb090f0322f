import { createBatchJob } from '#app/core/jobs/batch_job'
import { DAY_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { REVIEWS_TOPIC } from '#app/reviews/outbox'

/** Votes per batch. Each batch reads a range of the primary key. */
const BATCH = 5_000

interface Scanned {
  last: number | null
  scanned: number
}

/**
 * Deletes votes of members on their own reviews, which earlier releases accepted. A trigger corrects the counts. It
 * goes on running, because an earlier release may still serve requests during an upgrade.
 */
export const deleteOwnReviewVotes = createBatchJob({
  name: 'delete_own_review_votes',
  description: 'Deletes votes of members on their own reviews, which no longer count',
  everyMs: DAY_MS,
  async batch(after) {
    const from = after ?? '0'
    const [range] = await queryRows<Scanned>(sql`
      SELECT max(id) AS last, count(*)::integer AS scanned FROM (
        SELECT id FROM rating_votes WHERE id > ${from}::bigint ORDER BY id LIMIT ${BATCH}
      ) AS batch
    `)
    if (!range?.last) return { after: null, report: { deleted: 0 } }
    const { last, scanned } = range
    const deleted = await runInTransaction(async (trx) => {
      const rows = await queryRows<{ botId: number }>(
        sql`
          DELETE FROM rating_votes USING ratings
          WHERE rating_votes.id > ${from}::bigint AND rating_votes.id <= ${last}
            AND ratings.id = rating_votes.rating_id AND ratings.user_id = rating_votes.user_id
          RETURNING ratings.bot_id AS "botId"
        `,
        trx
      )
      const bots = new Set(rows.map(({ botId }) => String(botId)))
      if (bots.size > 0) {
        await publish(trx, ...[...bots].map((key) => ({ topic: REVIEWS_TOPIC, key })))
      }
      return rows.length
    })
    return { after: scanned < BATCH ? null : String(last), report: { deleted } }
  },
})

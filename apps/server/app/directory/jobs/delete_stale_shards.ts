import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { POSTED_COUNT_LIFE } from '#app/directory/queries/find_posted_count'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000

/** Deletes the counts of shards that have not posted for long. The bot's next post leaves them out of its sum anyway. */
export const deleteStaleShards: Job = {
  name: 'delete_stale_shards',
  description: 'Deletes server counts of shards that have not posted for two days',
  async run() {
    const deleted = await execute(sql`
      DELETE FROM bot_shards WHERE (bot_id, shard_id) IN (
        SELECT bot_id, shard_id FROM bot_shards WHERE posted_at <= now() - ${POSTED_COUNT_LIFE}
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )
    `)
    return { state: {}, report: { deleted }, againInMs: deleted === BATCH ? MINUTE_MS : HOUR_MS }
  },
}

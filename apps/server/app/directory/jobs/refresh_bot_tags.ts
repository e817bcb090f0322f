import { runInTransaction } from '#app/core/database/run_in_transaction'
import { createBatchJob } from '#app/core/jobs/batch_job'
import { publish } from '#app/core/outbox/outbox'
import { DAY_MS, SECOND_MS } from '#app/core/time'
import { BOT_TOPIC } from '#app/directory/outbox'
import { queryRows, sql } from '#app/core/database/sql'

/** Bots checked per statement. */
const SCAN_BATCH = 2_000
/** Each update rewrites the bot's search entry; this many fit well within the statement timeout. */
const BATCH = 100
const RUN_MS = 15 * SECOND_MS

interface StaleBots {
  ids: string[]
  /** The last bot checked; `null` when none is left. */
  upTo: string | null
}

/** Finds bots whose tags differ from the names of their categories. */
async function findStale(after: string): Promise<StaleBots> {
  const rows = await queryRows<{ id: string; isStale: boolean }>(sql`
    SELECT id::text AS id, tags IS DISTINCT FROM ARRAY(
      SELECT categories.name FROM bot_categories
      JOIN categories ON categories.id = bot_categories.category_id
      WHERE bot_categories.bot_id = bots.id
      ORDER BY categories.name
    ) AS "isStale"
    FROM bots WHERE id > ${after}::bigint ORDER BY id LIMIT ${SCAN_BATCH}
  `)
  const stale = rows.filter(({ isStale }) => isStale).slice(0, BATCH)
  const isDone = rows.length < SCAN_BATCH && stale.length < BATCH
  const last = stale.length < BATCH ? rows.at(-1) : stale.at(-1)
  return { ids: stale.map(({ id }) => id), upTo: isDone ? null : last!.id }
}

/** Updates the rows; a trigger replaces whatever is written to `tags` with the category names. */
function refresh(ids: string[]) {
  return runInTransaction(async (trx) => {
    await queryRows(sql`UPDATE bots SET tags = tags WHERE id = ANY (${ids}::bigint[])`, trx)
    await publish(trx, ...ids.map((key) => ({ topic: BOT_TOPIC, key })))
  })
}

/**
 * Updates the tags of bots after a category was renamed, which makes this job due. Writing thousands of bots in one
 * transaction would block other writers.
 */
export const refreshBotTags = createBatchJob({
  name: 'refresh_bot_tags',
  description: 'Updates the tags of bots after a category was renamed',
  everyMs: DAY_MS,
  async batch(begin, signal) {
    const until = Date.now() + RUN_MS
    let after = begin ?? '0'
    let refreshed = 0
    while (Date.now() < until && !signal.aborted) {
      const { ids, upTo } = await findStale(after)
      if (ids.length > 0) await refresh(ids)
      refreshed += ids.length
      if (upTo === null) return { after: null, report: { refreshed } }
      after = upTo
    }
    return { after, report: { refreshed } }
  },
})

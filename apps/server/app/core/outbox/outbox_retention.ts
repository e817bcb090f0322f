import db from '@adonisjs/lucid/services/db'
import { DAY_MS, SECOND_MS } from '#app/core/time'
import { OUTBOX_TABLE } from '#app/core/outbox/outbox'

/** A process that was cut off for longer starts again from nothing. */
export const OUTBOX_RETENTION_MS = DAY_MS

/** Rows of one delete: it must end well within the statement's time limit. */
const PRUNE_BATCH = 5_000

/** Deletes what every process has read long ago, a bounded number of rows at a time. @returns how many. */
export async function pruneOutbox(batch = PRUNE_BATCH): Promise<number> {
  const { rowCount } = await db.rawQuery<{ rowCount: number }>(
    `DELETE FROM ${OUTBOX_TABLE} WHERE id IN (
       SELECT id FROM ${OUTBOX_TABLE}
       WHERE created_at < now() - make_interval(secs => :seconds)
       ORDER BY created_at LIMIT :batch
     )`,
    { seconds: OUTBOX_RETENTION_MS / SECOND_MS, batch }
  )
  return rowCount
}

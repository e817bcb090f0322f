import { execute, sql } from '#app/core/database/sql'
import { DAY_MS, SECOND_MS } from '#app/core/time'

/** A process that was cut off for longer starts over. */
export const OUTBOX_RETENTION_MS = DAY_MS

/** Rows per DELETE: it must stay well below the statement timeout. */
const PRUNE_BATCH = 5_000

/** Deletes rows that every process has read long ago, in limited batches. @returns how many */
export function pruneOutbox(batch = PRUNE_BATCH): Promise<number> {
  return execute(sql`
    DELETE FROM outbox WHERE id IN (
      SELECT id FROM outbox
      WHERE created_at < now() - make_interval(secs => ${OUTBOX_RETENTION_MS / SECOND_MS})
      ORDER BY created_at LIMIT ${batch}
    )
  `)
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { eventually } from '#tests/helpers/eventually'

const PATIENCE_MS = 10_000
const NOBODY_WAITED = 'nobody waited for a lock'

async function pidOf(trx: TransactionClientContract): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: { pid: number }[] }>('SELECT pg_backend_pid() AS pid')
  return rows[0]!.pid
}

/**
 * Waits until a statement waits for a lock that the transaction holds.
 * @param work the call that is expected to wait; if it ends instead, this throws immediately
 */
export async function untilBlockedBy(trx: TransactionClientContract, work: Promise<unknown>) {
  const pid = await pidOf(trx)
  let ended: { outcome: unknown } | undefined
  const note = (outcome: unknown) => void (ended = { outcome })
  work.then(note, note)
  await eventually(
    async () => {
      if (ended) throw new Error(`it did not wait: ${JSON.stringify(ended.outcome)}`)
      const { rows } = await db.rawQuery<{ rows: unknown[] }>(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND ? = ANY (pg_blocking_pids(pid))`,
        [pid]
      )
      return rows.length > 0
    },
    { within: PATIENCE_MS, message: NOBODY_WAITED }
  )
}

/** Waits until this many statements in this database wait for a lock. */
export function untilSomebodyWaits(statements = 1) {
  return eventually(
    async () => {
      const { rows } = await db.rawQuery<{ rows: unknown[] }>(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`
      )
      return rows.length >= statements
    },
    { within: PATIENCE_MS, message: NOBODY_WAITED }
  )
}

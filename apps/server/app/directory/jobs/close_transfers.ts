import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { publish } from '#app/core/outbox/outbox'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { ENDED_STATES, endTransfers } from '#app/directory/transfers/actions/end_transfers'
import { CLOSED_TRANSFER_DAYS } from '#app/directory/transfers/rules'
import { createInboxEvent } from '#app/identity/inbox_events'

/** Rows per statement, to stay well within the statement timeout. */
const BATCH = 500

/** Ends transfers whose time is over, and notifies those whose offer nobody has accepted. @returns how many */
function endDueTransfers(): Promise<number> {
  return runInTransaction(async (trx) => {
    const due = sql`id = ANY (ARRAY(
      SELECT id FROM bot_transfers
      WHERE state IN ('offered', 'accepted') AND ends_at <= now()
      ORDER BY ends_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ))`
    const ended = await endTransfers(trx, due, ENDED_STATES)
    const events = ended
      .filter(({ state }) => state === ENDED_STATES.offered)
      .map(({ botId, fromId }) =>
        createInboxEvent({ kind: 'transfer_expired', to: [fromId], botId })
      )
    if (events.length > 0) await publish(trx, ...events)
    return ended.length
  })
}

/** Ends transfers whose time is over, and deletes those that ended long ago. */
export const closeTransfers: Job = {
  name: 'close_transfers',
  description: `Ends transfers of bots whose time is over, and deletes them after ${CLOSED_TRANSFER_DAYS} days`,
  async run() {
    const ended = await endDueTransfers()
    const deleted = await execute(sql`
      DELETE FROM bot_transfers WHERE id = ANY (ARRAY(
        SELECT id FROM bot_transfers
        WHERE closed_at <= now() - make_interval(days => ${CLOSED_TRANSFER_DAYS}) LIMIT ${BATCH}
      ))
    `)
    const isFull = ended === BATCH || deleted === BATCH
    return { state: {}, report: { ended, deleted }, againInMs: isFull ? MINUTE_MS : HOUR_MS }
  },
}

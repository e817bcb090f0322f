import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { anonymizeBotEvents } from '#app/events/actions/anonymize_bot_events'
import { BOT_EVENT_DAYS } from '#app/events/rules'

/** Rows per statement, to stay well within the statement timeout. */
const BATCH = 5_000

function deleteOldEvents() {
  return execute(sql`
    DELETE FROM bot_events WHERE id IN (
      SELECT id FROM bot_events
      WHERE created_at < now() - make_interval(days => ${BOT_EVENT_DAYS})
      ORDER BY created_at LIMIT ${BATCH}
    )
  `)
}

/**
 * After a backup was restored into another cluster, its transactions have smaller ids than those that wrote the events.
 * Puts these events before all others, in the order of their ids; until then nobody can read them.
 */
function reorderRestoredEvents() {
  return execute(sql`
    UPDATE bot_events SET xid = '0' WHERE id IN (
      SELECT id FROM bot_events WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())
      ORDER BY id LIMIT ${BATCH}
    )
  `)
}

/** Deletes old events, and keeps the others readable and without deleted members. */
export const maintainBotEvents: Job = {
  name: 'maintain_bot_events',
  description: `Deletes events of bots after ${BOT_EVENT_DAYS} days, and members without an account from them`,
  async run() {
    const reordered = await reorderRestoredEvents()
    const deleted = await deleteOldEvents()
    const anonymized = await anonymizeBotEvents()
    const hasMore = reordered === BATCH || deleted === BATCH
    return {
      state: {},
      report: { deleted, anonymized, reordered },
      againInMs: hasMore ? MINUTE_MS : HOUR_MS,
    }
  },
}

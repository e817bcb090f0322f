import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { publish } from '#app/core/outbox/outbox'
import { MINUTE_MS } from '#app/core/time'
import { STAFF_BOT_TOPIC } from '#app/directory/outbox'

/** Rows per run, to stay well within the statement timeout. */
const BATCH = 500

/** Shows staff the bots whose snooze has ended. Queues depend on the clock, not on this job. */
export const endSnoozes: Job = {
  name: 'end_snoozes',
  description: 'Returns snoozed bots to the queues of staff',
  async run() {
    const ended = await runInTransaction(async (trx) => {
      const rows = await queryRows<{ botId: string }>(
        sql`
          WITH due AS MATERIALIZED (
            SELECT user_id, bot_id FROM viewed_versions WHERE snoozed_until <= now()
            ORDER BY snoozed_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
          )
          UPDATE viewed_versions SET snoozed_until = NULL FROM due
          WHERE viewed_versions.user_id = due.user_id AND viewed_versions.bot_id = due.bot_id
          RETURNING viewed_versions.bot_id::text AS "botId"
        `,
        trx
      )
      const botIds = new Set(rows.map(({ botId }) => botId))
      await publish(trx, ...[...botIds].map((key) => ({ topic: STAFF_BOT_TOPIC, key })))
      return rows.length
    })
    return { state: {}, report: { ended }, againInMs: MINUTE_MS }
  },
}

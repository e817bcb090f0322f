import { runInTransaction } from '#app/core/database/run_in_transaction'
import { queryRows, sql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'
import type { Job } from '#app/core/jobs/jobs'
import { publish } from '#app/core/outbox/outbox'
import { MINUTE_MS } from '#app/core/time'
import { BOT_TOPIC } from '#app/directory/outbox'

/** Bots per run, to stay well within the statement timeout. */
const BATCH = 500
const INTERVAL_MS = 5 * MINUTE_MS

/** Lets lists show bots last whose day has come, and publishes the change. */
export const endBots: Job = {
  name: 'end_bots',
  description: 'Moves bots whose end date has come to the end of lists',
  async run() {
    const ended = await runInTransaction(async (trx) => {
      const bots = await queryRows<{ id: string }>(
        sql`
          WITH due AS MATERIALIZED (
            SELECT bot_ends.bot_id FROM bot_ends
            JOIN bot_stats ON bot_stats.bot_id = bot_ends.bot_id
            WHERE bot_ends.ends_on <= ${TODAY} AND NOT bot_stats.has_ended
            ORDER BY bot_ends.ends_on LIMIT ${BATCH} FOR UPDATE OF bot_ends SKIP LOCKED
          )
          UPDATE bot_stats SET has_ended = true FROM due WHERE bot_stats.bot_id = due.bot_id
          RETURNING bot_stats.bot_id::text AS id
        `,
        trx
      )
      if (bots.length > 0)
        await publish(trx, ...bots.map(({ id }) => ({ topic: BOT_TOPIC, key: id })))
      return bots.length
    })
    return {
      state: {},
      report: { ended },
      againInMs: ended === BATCH ? MINUTE_MS : INTERVAL_MS,
    }
  },
}

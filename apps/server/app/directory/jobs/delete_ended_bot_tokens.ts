import { execute, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { ENDED_BOT_TOKEN_DAYS } from '#app/directory/tokens/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000

/** Deletes tokens of bots some time after they ended. Only housekeeping: nothing accepts them any more. */
export const deleteEndedBotTokens: Job = {
  name: 'delete_ended_bot_tokens',
  description: `Deletes bots' tokens that ended more than ${ENDED_BOT_TOKEN_DAYS} days ago`,
  async run() {
    const deleted = await execute(sql`
      DELETE FROM bot_api_tokens WHERE id IN (
        SELECT id FROM bot_api_tokens
        WHERE least(replaced_at, expires_at) < now() - make_interval(days => ${ENDED_BOT_TOKEN_DAYS})
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )
    `)
    return { state: {}, report: { deleted }, againInMs: deleted === BATCH ? MINUTE_MS : HOUR_MS }
  },
}

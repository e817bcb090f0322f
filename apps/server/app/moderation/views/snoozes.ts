import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { STAFF_BOT_TOPIC } from '#app/directory/outbox'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'

/** Shows the change in the member's other windows. */
async function publishSnooze(trx: TransactionClientContract, botId: number) {
  await publish(trx, { topic: STAFF_BOT_TOPIC, key: String(botId) })
}

/**
 * Takes a pending bot out of a staff member's queue until a time, or until its listing has a newer version. It replaces an
 * earlier snooze.
 * @throws NoRowsAffectedError when the bot is not pending any more, or the member owns it
 */
export async function snoozeBot(
  trx: TransactionClientContract,
  viewerId: string,
  botId: number,
  until: string
): Promise<void> {
  const snoozed = await execute(
    sql`
      INSERT INTO viewed_versions (user_id, bot_id, version, snoozed_until)
      SELECT ${viewerId}, bots.id, ${NEWEST_VERSION}, ${until}::timestamptz FROM ${BOTS}
      WHERE bots.id = ${botId} AND bots.approval_status = 'pending' AND bots.deleted_at IS NULL
        AND NOT ${isInterestedIn(viewerId)}
      ON CONFLICT (user_id, bot_id) DO UPDATE
        SET version = excluded.version, snoozed_until = excluded.snoozed_until
    `,
    trx
  )
  if (snoozed === 0) throw new NoRowsAffectedError()
  await publishSnooze(trx, botId)
}

/** Puts a bot back into a staff member's queue; nothing happens when it is there already. */
export async function endSnooze(
  trx: TransactionClientContract,
  viewerId: string,
  botId: number
): Promise<void> {
  const ended = await execute(
    sql`
      UPDATE viewed_versions SET snoozed_until = NULL
      WHERE user_id = ${viewerId} AND bot_id = ${botId} AND snoozed_until IS NOT NULL
    `,
    trx
  )
  if (ended > 0) await publishSnooze(trx, botId)
}

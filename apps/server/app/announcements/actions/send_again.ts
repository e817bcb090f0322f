import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { queryRows, sql } from '#app/core/database/sql'

/**
 * Sends an announcement that has failed or waits, as it stands; `deliver` does it once this has committed. Neither is at
 * Discord, so it goes under a nonce and with a moment of its own: neither can be taken for those of the first time.
 *
 * A pending one waits for a person (no `attempt_at`) or for its next attempt. One whose attempt is due is being sent by
 * somebody else. The clock, not the beginning of the transaction, decides: who waited for the row's lock sees what the
 * other has done.
 * @throws NoRowsAffectedError for any other announcement, so that of two who ask at once one is heard
 */
export async function sendAgain(trx: TransactionClientContract, actor: Actor, id: number) {
  const [row] = await queryRows<{ title: string; failure: string | null }>(
    sql`
      WITH unsent AS (
        SELECT id, title, failure FROM discord_announcements
        WHERE id = ${id} AND (state = 'failed' OR (state = 'pending'
          AND (attempt_at IS NULL OR attempt_at > clock_timestamp())))
        FOR UPDATE
      )
      UPDATE discord_announcements AS again
      SET state = 'pending', failure = NULL, nonce = DEFAULT, attempts = 0,
        requested_at = now(), attempt_at = now(), placed_reactions = '{}'
      FROM unsent WHERE again.id = unsent.id
      RETURNING unsent.title, unsent.failure
    `,
    trx
  )
  if (!row) throw new NoRowsAffectedError()
  const { title, failure } = row
  await audit(trx, actor, {
    action: 'resend_announcement',
    targetType: 'announcement',
    targetId: String(id),
    details: { targetName: title, ...(failure === null ? {} : { failure }) },
  })
  await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
}

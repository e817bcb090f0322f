import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { queryRows, sql } from '#app/core/database/sql'

/**
 * Makes a failed or waiting announcement due again; `deliver` sends it after the transaction has committed. It was never sent,
 * so it gets a new nonce and a new `requested_at`, and cannot be mistaken for the earlier attempt.
 *
 * A pending announcement waits for a person (`attempt_at` is null) or for its next attempt. When its attempt is due, another
 * process is already sending it. This compares with `clock_timestamp()` instead of the start of the transaction, so that a
 * caller who waited for the row lock sees what the other has done.
 * @throws NoRowsAffectedError for any other announcement, so that of two concurrent calls one succeeds
 */
export async function resendAnnouncement(trx: TransactionClientContract, actor: Actor, id: number) {
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

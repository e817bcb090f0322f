import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NothingDone } from '#app/core/idempotency/settle'
import { publish } from '#app/core/outbox/outbox'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { rowsOf, sql } from '#app/directory/queries/sql'

/**
 * Asks for one that has failed to be sent once more, as it stands; `deliver` does it once this has committed. What has failed is
 * surely not at Discord, so it goes under a nonce and with a moment of its own: neither can be taken for those of the first time.
 * @throws NothingDone unless it has failed, so that of two who ask at once one is heard
 */
export async function sendAgain(trx: TransactionClientContract, actor: Actor, id: number) {
  const [row] = await rowsOf<{ title: string; failure: string }>(
    sql`
      WITH failed AS (
        SELECT id, title, failure FROM discord_announcements
        WHERE id = ${id} AND state = 'failed'
        FOR UPDATE
      )
      UPDATE discord_announcements AS again
      SET state = 'pending', failure = NULL, nonce = DEFAULT, attempts = 0,
        requested_at = now(), attempt_at = now(), placed_reactions = '{}'
      FROM failed WHERE again.id = failed.id
      RETURNING failed.title, failed.failure
    `,
    trx
  )
  if (!row) throw new NothingDone()
  await audit(trx, actor, {
    action: 'resend_announcement',
    targetType: 'announcement',
    targetId: String(id),
    details: { targetName: row.title, failure: row.failure },
  })
  await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
}

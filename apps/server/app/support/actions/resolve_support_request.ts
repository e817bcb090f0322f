import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { createInboxEvent } from '#app/identity/inbox_events'
import { createSupportEvent } from '#app/support/outbox'
import { isSentBy } from '#app/support/queries/support_requests'

/** How staff resolve an open request. */
export type Resolution = { state: 'answered'; answer: string } | { state: 'closed' }

/**
 * Answers or closes an open request, once. The audit log contains neither subject nor answer, because its entries
 * outlive them.
 * @param actor `null` for an administrator at the console
 * @throws NoRowsAffectedError when it is gone, not open, or the actor's own
 */
export async function resolveSupportRequest(
  trx: TransactionClientContract,
  id: number,
  actor: Actor | null,
  resolution: Resolution
) {
  const { state } = resolution
  const answer = resolution.state === 'answered' ? resolution.answer : null
  const actorId = actor?.id ?? null
  const [resolved] = await queryRows<{ userId: string }>(
    sql`
      UPDATE support_requests AS requests SET state = ${state}, answer = ${answer}, resolved_by = ${actorId},
        resolved_at = now()
      WHERE id = ${id} AND state = 'open' AND NOT ${isSentBy(actorId)}
      RETURNING user_id AS "userId"
    `,
    trx
  )
  if (!resolved) throw new NoRowsAffectedError()
  const { userId } = resolved
  await audit(trx, actor, {
    action: state === 'answered' ? 'answer_support_request' : 'close_support_request',
    targetType: 'support_request',
    targetId: String(id),
    details: { oldValue: { state: 'open' }, newValue: { state }, userId },
  })
  await publish(trx, createSupportEvent(userId))
  if (state === 'answered') {
    await publish(trx, createInboxEvent({ kind: 'support_answered', to: [userId] }))
  }
}

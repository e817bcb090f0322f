import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { isActiveMember } from '#app/identity/queries/account_status'
import { queryRows, sql } from '#app/core/database/sql'
import { createSupportEvent } from '#app/support/outbox'

/**
 * Deletes a member's own open request. If a withdrawal and an answer are concurrent, only one succeeds.
 * @throws NoRowsAffectedError when the request is not theirs or not open, or the member is restricted
 */
export async function withdrawSupportRequest(
  trx: TransactionClientContract,
  id: number,
  memberId: string
) {
  const deleted = await queryRows(
    sql`
      DELETE FROM support_requests
      WHERE id = ${id} AND user_id = ${memberId} AND state = 'open' AND ${isActiveMember(memberId)}
      RETURNING id
    `,
    trx
  )
  if (deleted.length === 0) throw new NoRowsAffectedError()
  await publish(trx, createSupportEvent(memberId))
}

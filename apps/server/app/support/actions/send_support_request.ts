import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { createSupportEvent } from '#app/support/outbox'
import { REQUEST_COLUMNS, type SupportRequestRow } from '#app/support/queries/support_requests'
import { MAX_OPEN_SUPPORT_REQUESTS } from '#app/support/rules'

interface NewRequest {
  subject: string
  text: string
  link: string | null
}

/**
 * Creates a support request. It locks the member's row before counting open requests, so that concurrent requests
 * cannot exceed the limit together.
 * @throws NoRowsAffectedError when the member is restricted, or has as many open requests as allowed
 */
export async function sendSupportRequest(
  trx: TransactionClientContract,
  memberId: string,
  { subject, text, link }: NewRequest
): Promise<SupportRequestRow> {
  const [member] = await queryRows(
    sql`
      SELECT users.id FROM ${USERS}
      WHERE users.id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)} FOR NO KEY UPDATE
    `,
    trx
  )
  if (!member) throw new NoRowsAffectedError()
  const [request] = await queryRows<SupportRequestRow>(
    sql`
      INSERT INTO support_requests AS requests (user_id, subject, text, link)
      SELECT ${memberId}, ${subject}, ${text}, ${link}
      WHERE (
        SELECT count(*) FROM support_requests open
        WHERE open.user_id = ${memberId} AND open.state = 'open'
      ) < ${MAX_OPEN_SUPPORT_REQUESTS}
      RETURNING ${REQUEST_COLUMNS}
    `,
    trx
  )
  if (!request) throw new NoRowsAffectedError()
  await publish(trx, createSupportEvent(memberId))
  return request
}

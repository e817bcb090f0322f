import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'
import { createSupportEvent } from '#app/support/outbox'

export const supportAccount: AccountModule = {
  name: 'supportRequests',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT subject, text, link, state, answer, created_at AS "createdAt",
          resolved_at AS "resolvedAt"
        FROM support_requests WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    const deleted = await queryRows(
      sql`DELETE FROM support_requests WHERE user_id = ${memberId} RETURNING id`,
      trx
    )
    if (deleted.length > 0) await publish(trx, createSupportEvent(memberId))
  },
}

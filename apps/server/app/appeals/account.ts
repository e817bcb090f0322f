import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'
import { createAppealEvent } from '#app/appeals/outbox'

export const appealsAccount: AccountModule = {
  name: 'appeals',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT id, decision_id AS "decisionId", action, text, state, answer,
          created_at AS "createdAt", decided_at AS "decidedAt"
        FROM appeals WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    const deleted = await queryRows(
      sql`DELETE FROM appeals WHERE user_id = ${memberId} RETURNING id`,
      trx
    )
    if (deleted.length > 0) await publish(trx, createAppealEvent(memberId))
  },
}

import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'

export const inboxAccount: AccountModule = {
  name: 'inbox',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT kind, bot_id AS "botId", rating_id AS "ratingId", reason,
          expires_at AS "expiresAt", created_at AS "createdAt", read_at AS "readAt"
        FROM inbox_items WHERE user_id = ${memberId} ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await queryRows(sql`DELETE FROM inbox_items WHERE user_id = ${memberId}`, trx)
  },
}

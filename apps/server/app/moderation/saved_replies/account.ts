import { queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import type { AccountModule } from '#app/identity/account/account_modules'
import { SAVED_REPLY_TOPIC } from '#app/moderation/saved_replies/outbox'

/** The replies that a member of the staff has saved as their own. Shared ones name nobody. */
export const savedRepliesAccount: AccountModule = {
  name: 'savedReplies',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT title, text_en AS "textEn", text_ro AS "textRo", rule_ids AS "ruleIds",
          created_at AS "createdAt"
        FROM saved_replies WHERE owner_id = ${memberId} ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    const deleted = await queryRows<{ id: string }>(
      sql`DELETE FROM saved_replies WHERE owner_id = ${memberId} RETURNING id::text`,
      trx
    )
    await publish(trx, ...deleted.map(({ id }) => ({ topic: SAVED_REPLY_TOPIC, key: id })))
  },
}

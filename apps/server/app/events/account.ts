import { execute, queryRows, sql } from '#app/core/database/sql'
import { WITHOUT_MEMBER } from '#app/events/actions/anonymize_bot_events'
import type { AccountModule } from '#app/identity/account/account_modules'

/** The events of bots that name the member. */
export const botEventsAccount: AccountModule = {
  name: 'botEvents',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", type, data, created_at AS "createdAt"
        FROM bot_events WHERE data ->> 'userId' = ${memberId} ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await execute(
      sql`UPDATE bot_events SET data = ${WITHOUT_MEMBER} WHERE data ->> 'userId' = ${memberId}`,
      trx
    )
  },
}

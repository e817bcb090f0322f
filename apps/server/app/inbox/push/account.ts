import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'

export const pushAccount: AccountModule = {
  name: 'pushNotifications',
  async exportData(memberId, client) {
    const [choice] = await queryRows<{ kinds: string[] }>(
      sql`SELECT kinds FROM web_push_choices WHERE user_id = ${memberId}`,
      client
    )
    return {
      kinds: choice?.kinds ?? null,
      // The export leaves out the keys: whoever has them could send messages to the browser.
      browsers: await queryRows(
        sql`
          SELECT endpoint, language, created_at AS "createdAt"
          FROM web_push_subscriptions WHERE user_id = ${memberId} ORDER BY id
        `,
        client
      ),
    }
  },
  async onAccountDeletion(trx, { memberId }) {
    await queryRows(sql`DELETE FROM web_push_subscriptions WHERE user_id = ${memberId}`, trx)
    await queryRows(sql`DELETE FROM web_push_choices WHERE user_id = ${memberId}`, trx)
  },
}

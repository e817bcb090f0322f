import { execute, queryRows, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import type { AccountModule } from '#app/identity/account/account_modules'

/** The pending bots that a staff member has had open. */
export const viewedVersionsAccount: AccountModule = {
  name: 'viewedBots',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bots.discord_bot_id AS "discordBotId", viewed_versions.version,
          viewed_versions.snoozed_until AS "snoozedUntil"
        FROM viewed_versions JOIN ${BOTS} ON bots.id = viewed_versions.bot_id
        WHERE viewed_versions.user_id = ${memberId} ORDER BY viewed_versions.bot_id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await execute(sql`DELETE FROM viewed_versions WHERE user_id = ${memberId}`, trx)
  },
}

import { execute, queryRows, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import type { AccountModule } from '#app/identity/account/account_modules'

/** The notes that a member of the staff has written about bots. They stay without their author. */
export const staffNotesAccount: AccountModule = {
  name: 'staffNotes',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bots.discord_bot_id AS "discordBotId", staff_notes.text,
          staff_notes.created_at AS "createdAt"
        FROM staff_notes JOIN ${BOTS} ON bots.id = staff_notes.bot_id
        WHERE staff_notes.author_id = ${memberId} ORDER BY staff_notes.id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await execute(sql`UPDATE staff_notes SET author_id = NULL WHERE author_id = ${memberId}`, trx)
  },
}

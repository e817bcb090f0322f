import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'

/** Versions and changes stay with their bots; only the member's name leaves them. */
async function clearAuthor(trx: TransactionClientContract, memberId: string) {
  await execute(sql`UPDATE bot_versions SET author_id = NULL WHERE author_id = ${memberId}`, trx)
  await execute(sql`UPDATE bot_changes SET author_id = NULL WHERE author_id = ${memberId}`, trx)
}

export const botVersionsAccount: AccountModule = {
  name: 'botVersions',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", number, kind, fields, created_at AS "createdAt"
        FROM bot_versions WHERE author_id = ${memberId} ORDER BY id
      `,
      client
    ),
  onAccountDeletion: (trx, { memberId }) => clearAuthor(trx, memberId),
}

/** Changes that waited for staff or were sampled. */
export const botChangesAccount: AccountModule = {
  name: 'botChanges',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", kind, state, fields, reason, created_at AS "createdAt",
          closed_at AS "closedAt"
        FROM bot_changes WHERE author_id = ${memberId} ORDER BY id
      `,
      client
    ),
}

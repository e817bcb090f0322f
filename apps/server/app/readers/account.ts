import { queryRows, sql } from '#app/core/database/sql'
import type { AccountModule } from '#app/identity/account/account_modules'
import { removeReadersOfMember } from '#app/readers/change_readers'

/** The items that a staff member has open right now. */
export const readersAccount: AccountModule = {
  name: 'openItems',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT item_type AS "itemType", item_id AS "itemId", seen_at AS "seenAt"
        FROM item_readers WHERE user_id = ${memberId} ORDER BY seen_at
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await removeReadersOfMember(trx, memberId)
  },
}

import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { getRolesWithRight, type StaffRight } from '#app/identity/rules'

/**
 * Locks a staff member, so that bans and role changes wait until the end of the transaction.
 * @returns whether the member has the right
 */
export async function lockStaffMember(
  client: QueryClientContract,
  id: string,
  right: StaffRight
): Promise<boolean> {
  const rows = await queryRows(
    sql`
      SELECT FROM users
      WHERE users.id = ${id} AND users.roles && ${getRolesWithRight(right)}::text[]
        AND ${rawSql(IS_ACTIVE_MEMBER)}
      FOR SHARE
    `,
    client
  )
  return rows.length > 0
}

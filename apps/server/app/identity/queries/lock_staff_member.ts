import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { getRolesWithRight, type StaffRight } from '#app/identity/rules'

/**
 * Holds a member of the staff as of this moment, so that no ban and no change of role comes between this and the end of the
 * transaction. @returns whether they still have the right
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

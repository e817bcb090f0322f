import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IN_GOOD_STANDING } from '#app/identity/queries/in_force'
import { rolesWithRight, type StaffRight } from '#app/identity/rules'

/**
 * Holds a member of the staff as of this moment, so that no ban and no change of role comes between this and the end of the
 * transaction. @returns whether they still have the right
 */
export async function lockStaffStanding(
  client: QueryClientContract,
  id: string,
  right: StaffRight
): Promise<boolean> {
  const rows = await queryRows(
    sql`
      SELECT FROM users
      WHERE users.id = ${id} AND users.roles && ${rolesWithRight(right)}::text[]
        AND ${rawSql(IN_GOOD_STANDING)}
      FOR SHARE
    `,
    client
  )
  return rows.length > 0
}

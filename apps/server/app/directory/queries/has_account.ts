import { queryRows, sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

/** Whether there is a member with this id. */
export async function hasAccount(userId: string): Promise<boolean> {
  const found = await queryRows(
    sql`SELECT FROM ${USERS} WHERE id = ${userId} AND deleted_at IS NULL`
  )
  return found.length > 0
}

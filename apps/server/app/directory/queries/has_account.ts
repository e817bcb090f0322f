import { rowsOf, sql } from '#app/core/database/sql'

/** Whether there is a member with this id. */
export async function hasAccount(userId: string): Promise<boolean> {
  const found = await rowsOf(sql`SELECT FROM users WHERE id = ${userId} AND deleted_at IS NULL`)
  return found.length > 0
}

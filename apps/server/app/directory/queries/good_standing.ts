import { literally, type Sql, sql } from '#app/directory/queries/sql'
import { IN_GOOD_STANDING } from '#app/identity/queries/in_force'

/** Whether a member may change anything, as part of the statement that does (ruling P5). */
export function isInGoodStanding(userId: string): Sql {
  return sql`EXISTS (
    SELECT FROM users WHERE users.id = ${userId} AND ${literally(IN_GOOD_STANDING)}
  )`
}

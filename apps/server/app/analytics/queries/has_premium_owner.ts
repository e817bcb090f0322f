import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import { HAS_PREMIUM } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'

/** Whether the bot's main owner has premium. */
export async function hasPremiumOwner(botId: number): Promise<boolean> {
  const owners = await queryRows(sql`
    SELECT FROM ${BOTS} JOIN ${USERS} ON users.id = bots.user_id
    WHERE bots.id = ${botId} AND ${rawSql(HAS_PREMIUM)}
  `)
  return owners.length > 0
}

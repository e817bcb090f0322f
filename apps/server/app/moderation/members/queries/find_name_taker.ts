import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, sql } from '#app/core/database/sql'
import { USERS } from '#app/identity/tables'

/** Returns which of username and e-mail, both unique, another member already has. */
export async function findNameTaker(
  memberId: string,
  {
    username = null,
    email = null,
  }: { username?: string | null | undefined; email?: string | null | undefined },
  client?: QueryClientContract
): Promise<'username' | 'email' | undefined> {
  const [taker] = await queryRows<{ taken: 'username' | 'email' }>(
    sql`
      SELECT CASE WHEN username = ${username} THEN 'username' ELSE 'email' END AS taken
      FROM ${USERS}
      WHERE id <> ${memberId} AND (username = ${username} OR lower(email) = lower(${email}))
      LIMIT 1
    `,
    client
  )
  return taker?.taken
}

import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Which of the two, each of which only one member has, somebody else has already. */
export async function findNameTaker(
  memberId: string,
  { username, email }: { username?: string | null | undefined; email?: string | null | undefined },
  client: QueryClientContract = db.connection()
): Promise<'username' | 'email' | undefined> {
  const { rows } = await client.rawQuery<{ rows: { taken: 'username' | 'email' }[] }>(
    `SELECT CASE WHEN username = :username THEN 'username' ELSE 'email' END AS taken
     FROM users WHERE id <> :memberId AND (username = :username OR lower(email) = lower(:email))
     LIMIT 1`,
    { memberId, username: username ?? null, email: email ?? null } as Record<string, string>
  )
  return rows[0]?.taken
}

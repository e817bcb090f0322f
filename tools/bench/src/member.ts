import { createHash, randomBytes } from 'node:crypto'
import { withClient } from '@botanica/run/postgres'

/** Not an id of the demo world. */
export const MEMBER_ID = '990000000000000001'
const TOKEN_PREFIX = 'botanica_'
const SECRET_BYTES = 32

const base64url = (text: string) => Buffer.from(text).toString('base64url')

/**
 * Creates the member whose writes are measured.
 * @returns an access token that is valid for an hour
 */
export function createMember(migratorUrl: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const hash = createHash('sha256').update(secret).digest('hex')
  return withClient(migratorUrl, async (client) => {
    await client.query(
      `INSERT INTO users (id, discord_id, username) VALUES ($1, $1, 'benchmark') ON CONFLICT DO NOTHING`,
      [MEMBER_ID]
    )
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO auth_access_tokens (tokenable_id, type, name, hash, abilities, last_used_at, expires_at)
       VALUES ($1, 'access_token', 'benchmark', $2, '["member"]', now(), now() + interval '1 hour')
       RETURNING id`,
      [MEMBER_ID, hash]
    )
    return `${TOKEN_PREFIX}${base64url(rows[0]!.id)}.${base64url(secret)}`
  })
}

import { createHash, randomBytes } from 'node:crypto'
import { withClient } from '@botanica/run/postgres'
import type { Client } from 'pg'

/** Not an id of the demo world. */
export const MEMBER_ID = '990000000000000001'
const USERNAME = 'benchmark'
const TOKEN_PREFIX = 'botanica_'
const SECRET_BYTES = 32

const base64url = (text: string) => Buffer.from(text).toString('base64url')

/** Creates a member's access token that is valid for an hour; the member is created if necessary. */
async function issueToken(client: Client, id: string, username: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const hash = createHash('sha256').update(secret).digest('hex')
  await client.query(
    'INSERT INTO users (id, discord_id, username) VALUES ($1, $1, $2) ON CONFLICT DO NOTHING',
    [id, username]
  )
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO auth_access_tokens (tokenable_id, type, name, hash, abilities, last_used_at, expires_at)
     VALUES ($1, 'access_token', 'benchmark', $2, '["member"]', now(), now() + interval '1 hour')
     RETURNING id`,
    [id, hash]
  )
  return `${TOKEN_PREFIX}${base64url(rows[0]!.id)}.${base64url(secret)}`
}

/**
 * Creates the member whose writes are measured.
 * @returns an access token that is valid for an hour
 */
export function createMember(migratorUrl: string): Promise<string> {
  return withClient(migratorUrl, (client) => issueToken(client, MEMBER_ID, USERNAME))
}

/**
 * Creates the members whose screens are simulated.
 * @returns an access token of each, valid for an hour
 */
export function createMembers(migratorUrl: string, count: number): Promise<string[]> {
  return withClient(migratorUrl, async (client) => {
    const tokens: string[] = []
    for (let number = 1; number <= count; number++) {
      const id = String(BigInt(MEMBER_ID) + BigInt(number))
      tokens.push(await issueToken(client, id, `${USERNAME}_${number}`))
    }
    return tokens
  })
}

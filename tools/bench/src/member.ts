import { createHash, createHmac, randomUUID } from 'node:crypto'
import { withClient } from '@botanica/run/postgres'
import type { Client } from 'pg'
import { APP_KEY } from './server.ts'

/** Not an id of the demo world. */
export const MEMBER_ID = '990000000000000001'
const USERNAME = 'benchmark'

/** The cookie's name on `https` and loopback addresses. */
const SESSION_COOKIE = '__Host-sid'

const base64url = (text: string) => Buffer.from(text).toString('base64url')

/** Signs the value of a cookie as the server does. */
function signCookie(message: string): string {
  const encoded = base64url(JSON.stringify({ message, purpose: SESSION_COOKIE }))
  const key = createHash('sha256').update(APP_KEY).digest()
  return `s:${encoded}.${createHmac('sha256', key).update(encoded).digest('base64url')}`
}

/** Signs a member in for an hour; the member is created if necessary. @returns the cookie of the session */
async function signIn(client: Client, id: string, username: string): Promise<string> {
  const session = randomUUID()
  const now = Date.now()
  const message = { member: { id, startedAt: now, seenAt: now } }
  await client.query(
    'INSERT INTO users (id, discord_id, username) VALUES ($1, $1, $2) ON CONFLICT DO NOTHING',
    [id, username]
  )
  await client.query(
    `INSERT INTO sessions (id, data, user_id, expires_at)
     VALUES ($1, $2, $3, now() + interval '1 hour')`,
    [session, JSON.stringify({ message, purpose: session }), id]
  )
  return `${SESSION_COOKIE}=${encodeURIComponent(signCookie(session))}`
}

/**
 * Creates the member whose writes are measured.
 * @returns the cookie of a session that is valid for an hour
 */
export function createMember(migratorUrl: string): Promise<string> {
  return withClient(migratorUrl, (client) => signIn(client, MEMBER_ID, USERNAME))
}

/**
 * Creates the members whose screens are simulated.
 * @returns the cookie of a session of each, valid for an hour
 */
export function createMembers(migratorUrl: string, count: number): Promise<string[]> {
  return withClient(migratorUrl, async (client) => {
    const cookies: string[] = []
    for (let number = 1; number <= count; number++) {
      const id = String(BigInt(MEMBER_ID) + BigInt(number))
      cookies.push(await signIn(client, id, `${USERNAME}_${number}`))
    }
    return cookies
  })
}

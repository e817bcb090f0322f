import { AccessToken } from '@adonisjs/auth/access_tokens'
import db from '@adonisjs/lucid/services/db'
import type { Secret } from '@adonisjs/core/helpers'
import type { HttpRequest } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TOKEN_AGES, type TokenScope } from '#app/identity/rules'

const TABLE = 'auth_access_tokens'
/** Scanners for leaked secrets find ours by it. */
const PREFIX = 'botanica_'
const TYPE = 'access_token'
/** Characters of six random bits each: 258 bits (`security.md` E-24). */
const SECRET_LENGTH = 43
/** What fits in the key's column; anything else is no token of ours. */
const IDENTIFIER = /^[1-9][0-9]{0,17}$/
const BEARER = /^bearer +([^\s]+) *$/i
const LAST_USE_INTERVAL = '5 minutes'
const IS_NOTE_DUE = '(last_used_at IS NULL OR last_used_at < now() - ?::interval)'

interface TokenRow {
  id: number
  tokenable_id: string
  hash: string
  scope: TokenScope
  /** Whether its use is to be noted. */
  isNoteDue?: boolean
}

interface NewToken {
  userId: string
  name: string
  scope: TokenScope
  /** Seconds; more than the scope allows is cut. */
  age?: number
}

/** The library's token, which knows how to make its text and to compare its hash in constant time. */
function libraryToken(row: TokenRow, secret?: Secret<string>) {
  const now = new Date()
  return new AccessToken({
    identifier: row.id,
    tokenableId: row.tokenable_id,
    type: TYPE,
    name: null,
    hash: row.hash,
    abilities: [row.scope],
    createdAt: now,
    updatedAt: now,
    lastUsedAt: null,
    expiresAt: null,
    ...(secret ? { secret, prefix: PREFIX } : {}),
  })
}

async function findToken(text: string): Promise<TokenRow | null> {
  const decoded = AccessToken.decode(PREFIX, text)
  if (!decoded || !IDENTIFIER.test(decoded.identifier)) return null
  const { rows } = await db.rawQuery<{ rows: TokenRow[] }>(
    `SELECT id, tokenable_id, hash, scope, ${IS_NOTE_DUE} AS "isNoteDue" FROM ${TABLE}
     WHERE id = ? AND type = ? AND expires_at > now()`,
    [LAST_USE_INTERVAL, decoded.identifier, TYPE]
  )
  const row = rows[0]
  return row && libraryToken(row).verify(decoded.secret) ? row : null
}

/** Members see when a token was last used; to the second would be a write at each request. */
async function noteUse({ id }: TokenRow) {
  await db.rawQuery(`UPDATE ${TABLE} SET last_used_at = now() WHERE id = ? AND ${IS_NOTE_DUE}`, [
    id,
    LAST_USE_INTERVAL,
  ])
}

/**
 * What the `Authorization` header carries: the bearer token, or an empty text when it carries something else. `undefined`
 * without the header. Any such header makes a request one without cookies, because the CSRF check lets it pass.
 */
export function bearerTokenOf(request: HttpRequest): string | undefined {
  const header = request.header('authorization')
  return header === undefined ? undefined : (BEARER.exec(header)?.[1] ?? '')
}

/**
 * A new opaque token, of which only the hash is kept. The library's own provider knows no scope and writes at every use,
 * so storing and finding are ours.
 * @returns the only copy of its text
 */
export async function issueAccessToken({ userId, name, scope, age }: NewToken) {
  const { secret, hash } = AccessToken.createTransientToken(userId, SECRET_LENGTH)
  const seconds = Math.min(age ?? TOKEN_AGES[scope], TOKEN_AGES[scope])
  const { rows } = await db.rawQuery<{ rows: TokenRow[] }>(
    `INSERT INTO ${TABLE} (tokenable_id, type, name, hash, abilities, scope, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, now() + make_interval(secs => ?))
     RETURNING id, tokenable_id, hash, scope`,
    [userId, TYPE, name, hash, JSON.stringify([scope]), scope, seconds]
  )
  return libraryToken(rows[0]!, secret).value!
}

/** @returns whose token it is and what for, or `null` when it is unknown, expired, revoked or no token at all. */
export async function verifyAccessToken(text: string) {
  const row = await findToken(text)
  if (!row) return null
  if (row.isNoteDue) await noteUse(row)
  return { userId: row.tokenable_id, scope: row.scope }
}

/** Ends a token; its next use is 401. Nothing happens for what is none. */
export async function revokeAccessToken(text: string) {
  const row = await findToken(text)
  if (row) await db.from(TABLE).where('id', row.id).delete()
}

/** Ends all tokens of a member that have the staff's scope, in the transaction that changes what the member may. */
export async function revokeStaffTokens(trx: TransactionClientContract, userId: string) {
  await trx
    .from(TABLE)
    .where({ tokenable_id: userId, scope: 'staff' satisfies TokenScope })
    .delete()
}

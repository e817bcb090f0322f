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
const BEARER_SCHEME = /^bearer( |$)/i
const LAST_USE_INTERVAL = '5 minutes'

interface TokenRow {
  id: string
  tokenable_id: string
  hash: string
  scope: TokenScope
}

interface NewToken {
  userId: string
  name: string
  scope: TokenScope
  /** Seconds; no more than the scope allows. */
  age?: number
}

/**
 * What the `Authorization` header carries under the Bearer scheme: the token, an empty text for a header without one, or
 * `undefined` when the caller does not use the scheme.
 */
export function bearerTokenOf(request: HttpRequest): string | undefined {
  const header = request.header('authorization')
  if (header === undefined || !BEARER_SCHEME.test(header)) return undefined
  return BEARER.exec(header)?.[1] ?? ''
}

/**
 * Opaque tokens of the auth library's making: random, kept as a hash, checked in constant time. Its own provider writes
 * at every use and knows no scope, so storing and finding them is ours.
 */
export const accessTokens = {
  /** @returns the only copy of the token's text. */
  async issue(
    { userId, name, scope, age }: NewToken,
    client: TransactionClientContract | typeof db = db
  ): Promise<Secret<string>> {
    const seconds = Math.min(age ?? TOKEN_AGES[scope], TOKEN_AGES[scope])
    const { secret, hash } = AccessToken.createTransientToken(userId, SECRET_LENGTH)
    const { rows } = await client.rawQuery<{ rows: { id: string }[] }>(
      `INSERT INTO ${TABLE} (tokenable_id, type, name, hash, abilities, scope, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, now() + make_interval(secs => ?)) RETURNING id`,
      [userId, TYPE, name, hash, JSON.stringify([scope]), scope, seconds]
    )
    const now = new Date()
    const token = new AccessToken({
      identifier: rows[0]!.id,
      tokenableId: userId,
      type: TYPE,
      name,
      hash,
      secret,
      prefix: PREFIX,
      abilities: [scope],
      createdAt: now,
      updatedAt: now,
      lastUsedAt: null,
      expiresAt: null,
    })
    return token.value!
  },

  /** @returns whose token it is and what for, or `null` when it is unknown, expired, revoked or no token at all. */
  async verifyBearer(text: string): Promise<{ userId: string; scope: TokenScope } | null> {
    const decoded = AccessToken.decode(PREFIX, text)
    if (!decoded || !IDENTIFIER.test(decoded.identifier)) return null
    const { rows } = await db.rawQuery<{ rows: TokenRow[] }>(
      `SELECT id, tokenable_id, hash, scope FROM ${TABLE}
       WHERE id = ? AND type = ? AND expires_at > now()`,
      [decoded.identifier, TYPE]
    )
    const row = rows[0]
    if (!row || !hashMatches(row, decoded.secret)) return null
    await noteUse(row.id)
    return { userId: row.tokenable_id, scope: row.scope }
  },

  /** Ends one token; its next use is 401. Nothing happens for what is no token. */
  async revoke(text: string): Promise<void> {
    const decoded = AccessToken.decode(PREFIX, text)
    if (!decoded || !IDENTIFIER.test(decoded.identifier)) return
    const { rows } = await db.rawQuery<{ rows: TokenRow[] }>(
      `SELECT id, tokenable_id, hash, scope FROM ${TABLE} WHERE id = ? AND type = ?`,
      [decoded.identifier, TYPE]
    )
    if (!rows[0] || !hashMatches(rows[0], decoded.secret)) return
    await db.from(TABLE).where('id', rows[0].id).delete()
  },
}

function hashMatches(row: TokenRow, secret: Secret<string>) {
  const now = new Date()
  return new AccessToken({
    identifier: row.id,
    tokenableId: row.tokenable_id,
    type: TYPE,
    hash: row.hash,
    name: null,
    createdAt: now,
    updatedAt: now,
    lastUsedAt: null,
    expiresAt: null,
  }).verify(secret)
}

/** Members see when a token was last used; to the minute would be a write per request. */
async function noteUse(id: string) {
  await db.rawQuery(
    `UPDATE ${TABLE} SET last_used_at = now()
     WHERE id = ? AND (last_used_at IS NULL OR last_used_at < now() - ?::interval)`,
    [id, LAST_USE_INTERVAL]
  )
}

import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { HttpRequest } from '@adonisjs/core/http'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { isByToken } from '#app/core/http/credentials'
import { INTERNAL_ID_PATTERN } from '#app/core/rules'
import { DESKTOP_TOKENS_PER_MEMBER } from '#app/identity/desktop/rules'
import { TOKEN_AGES, type TokenScope } from '#app/identity/account/rules'

/** Scanners for leaked secrets find ours by it. */
const PREFIX = 'botanica_'
const TYPE = 'access_token'
/** Characters of six random bits each: 258 bits. */
const SECRET_LENGTH = 43
const BEARER = /^bearer +([^\s]+) *$/i
const LAST_USE_INTERVAL = '5 minutes'
const IS_NOTE_DUE = sql`(last_used_at IS NULL OR last_used_at < now() - ${LAST_USE_INTERVAL}::interval)`

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

/** A token just made; its text is there only now. */
export interface IssuedToken {
  id: number
  secret: Secret<string>
  expiresAt: Date
}

/** What its member is shown of a token. */
interface OwnToken {
  id: number
  name: string | null
  scope: TokenScope
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date
}

const STAFF = 'staff' satisfies TokenScope

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
  if (!decoded || !INTERNAL_ID_PATTERN.test(decoded.identifier)) return null
  const [row] = await queryRows<TokenRow>(sql`
    SELECT id, tokenable_id, hash, scope, ${IS_NOTE_DUE} AS "isNoteDue" FROM auth_access_tokens
    WHERE id = ${decoded.identifier} AND type = ${TYPE} AND expires_at > now()
  `)
  return row && libraryToken(row).verify(decoded.secret) ? row : null
}

/** Members see when a token was last used; to the second would be a write at each request. */
async function noteUse({ id }: TokenRow) {
  await execute(
    sql`UPDATE auth_access_tokens SET last_used_at = now() WHERE id = ${id} AND ${IS_NOTE_DUE}`
  )
}

/**
 * What the `Authorization` header carries: the bearer token, or an empty text when it carries something else. `undefined`
 * for a request that is not by token (`isByToken`).
 */
export function getBearerToken(request: HttpRequest): string | undefined {
  if (!isByToken(request.request)) return undefined
  return BEARER.exec(request.request.headers.authorization!)?.[1] ?? ''
}

/**
 * A new opaque token, of which only the hash is kept. The library's own provider knows no scope and writes at every use,
 * so storing and finding are ours.
 */
async function insertToken(
  client: QueryClientContract | undefined,
  { userId, name, scope, age }: NewToken
): Promise<IssuedToken> {
  const { secret, hash } = AccessToken.createTransientToken(userId, SECRET_LENGTH)
  const seconds = Math.min(age ?? TOKEN_AGES[scope], TOKEN_AGES[scope])
  const rows = await queryRows<TokenRow & { expires_at: Date }>(
    sql`
      INSERT INTO auth_access_tokens (tokenable_id, type, name, hash, abilities, scope, expires_at)
      VALUES (${userId}, ${TYPE}, ${name}, ${hash}, ${JSON.stringify([scope])}, ${scope},
        now() + make_interval(secs => ${seconds}))
      RETURNING id, tokenable_id, hash, scope, expires_at
    `,
    client
  )
  const row = rows[0]!
  return { id: row.id, secret: libraryToken(row, secret).value!, expiresAt: row.expires_at }
}

/** Makes a token. @returns the only copy of its text */
export async function issueAccessToken(token: NewToken): Promise<Secret<string>> {
  return (await insertToken(undefined, token)).secret
}

/**
 * Whoever counts a member's tokens holds the member. Before `lockStaffMember`: two who both held the weaker
 * lock would wait for each other.
 */
export async function lockUserTokens(trx: TransactionClientContract, userId: string) {
  await queryRows(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`, trx)
}

/**
 * Makes a token of the staff's in place of the oldest, when there are as many as a member may have. After `lockUserTokens`, by
 * which a ban either comes before it or ends it (`revokeStaffTokens`).
 */
export async function issueStaffToken(
  trx: TransactionClientContract,
  { userId, name }: Pick<NewToken, 'userId' | 'name'>
): Promise<IssuedToken> {
  await execute(
    sql`
      DELETE FROM auth_access_tokens WHERE id IN (
        SELECT id FROM auth_access_tokens
        WHERE tokenable_id = ${userId} AND scope = ${STAFF} AND expires_at > now()
        ORDER BY id DESC OFFSET ${DESKTOP_TOKENS_PER_MEMBER - 1}
      )
    `,
    trx
  )
  return insertToken(trx, { userId, name, scope: STAFF })
}

/** @returns whose token it is and what for, or `null` when it is unknown, expired, revoked or no token at all. */
export async function verifyAccessToken(text: string) {
  const row = await findToken(text)
  if (!row) return null
  if (row.isNoteDue) await noteUse(row)
  return { userId: row.tokenable_id, scope: row.scope }
}

/** Ends a token; its next use is 401. @returns whose it was, or `null` when there was none to end */
export async function revokeAccessToken(text: string): Promise<string | null> {
  const row = await findToken(text)
  if (!row) return null
  await execute(sql`DELETE FROM auth_access_tokens WHERE id = ${row.id}`)
  return row.tokenable_id
}

/** Ends all tokens of a member that have the staff's scope, in the transaction that changes what the member may. */
export async function revokeStaffTokens(trx: TransactionClientContract, userId: string) {
  await execute(
    sql`DELETE FROM auth_access_tokens WHERE tokenable_id = ${userId} AND scope = ${STAFF}`,
    trx
  )
}

/** A member's tokens that live. */
const isOwnAndLive = (userId: string) =>
  sql`tokenable_id = ${userId} AND type = ${TYPE} AND expires_at > now()`

/** All of a member's tokens that live, the newest first. */
export function listOwnTokens(userId: string): Promise<OwnToken[]> {
  return queryRows<OwnToken>(sql`
    SELECT id, name, scope, created_at AS "createdAt", last_used_at AS "lastUsedAt",
      expires_at AS "expiresAt"
    FROM auth_access_tokens WHERE ${isOwnAndLive(userId)} ORDER BY id DESC
  `)
}

/** Whether a token that lives is this member's. */
export async function hasOwnToken(userId: string, id: number): Promise<boolean> {
  return (await listOwnTokens(userId)).some((token) => token.id === id)
}

/** Ends one of a member's tokens that live. @returns whether there was one to end */
export async function revokeOwnToken(
  trx: TransactionClientContract,
  userId: string,
  id: number
): Promise<boolean> {
  const ended = await execute(
    sql`DELETE FROM auth_access_tokens WHERE id = ${id} AND ${isOwnAndLive(userId)}`,
    trx
  )
  return ended > 0
}

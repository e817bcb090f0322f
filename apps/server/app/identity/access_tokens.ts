import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { HttpRequest } from '@adonisjs/core/http'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, queryRows, rawSql, sql } from '#app/core/database/sql'
import { isByToken } from '#app/core/http/credentials'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { INTERNAL_ID_PATTERN } from '#app/core/rules'
import { DAY_SECONDS } from '#app/core/time'
import { DESKTOP_TOKENS_PER_MEMBER } from '#app/identity/desktop/rules'
import { TOKEN_AGES, type TokenScope } from '#app/identity/account/rules'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { MAX_PERSONAL_TOKENS, type PersonalTokenScope } from '#app/identity/tokens/rules'

/** Lets secret scanners recognize our tokens. */
const PREFIX = 'botanica_'
export const ACCESS_TOKEN_TYPE = 'access_token'
/** Characters of six random bits each: 258 bits in all. */
const SECRET_LENGTH = 43
const BEARER = /^bearer +([^\s]+) *$/i
const LAST_USE_INTERVAL = '5 minutes'
/** Condition: the last use of a token was recorded so long ago, or never, that it is to be recorded again. */
export const IS_LAST_USE_DUE = sql`(last_used_at IS NULL OR last_used_at < now() - ${LAST_USE_INTERVAL}::interval)`

interface TokenRow {
  id: number
  tokenable_id: string
  hash: string
  scope: TokenScope
  /** What a personal token may be used for; empty for a staff token. */
  scopes: PersonalTokenScope[]
  /** Whether the last use was recorded long enough ago to be updated. */
  isLastUseDue?: boolean
}

interface NewToken {
  userId: string
  name: string
  scope: TokenScope
  /** What a personal token may be used for. */
  scopes?: readonly PersonalTokenScope[]
  /** Seconds; capped at the maximum of the scope. */
  age?: number
}

/** A newly issued token, with its plain text, which is not stored. */
export interface IssuedToken {
  id: number
  secret: Secret<string>
  expiresAt: Date
}

/** A token as its member sees it. */
interface OwnToken {
  id: number
  name: string | null
  scope: TokenScope
  scopes: PersonalTokenScope[]
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date
}

const STAFF = 'staff' satisfies TokenScope
const MEMBER = 'member' satisfies TokenScope

/** Condition: the token is the member's and has not expired. */
const isOwnAndLive = (userId: string) =>
  sql`tokenable_id = ${userId} AND type = ${ACCESS_TOKEN_TYPE} AND expires_at > now()`

/** The library's token class: it generates the text and compares hashes in constant time. */
function libraryToken(row: TokenRow, secret?: Secret<string>) {
  const now = new Date()
  return new AccessToken({
    identifier: row.id,
    tokenableId: row.tokenable_id,
    type: ACCESS_TOKEN_TYPE,
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
    SELECT id, tokenable_id, hash, scope, scopes, ${IS_LAST_USE_DUE} AS "isLastUseDue"
    FROM auth_access_tokens
    WHERE id = ${decoded.identifier} AND type = ${ACCESS_TOKEN_TYPE} AND expires_at > now()
  `)
  return row && libraryToken(row).verify(decoded.secret) ? row : null
}

/** Records the last use, at most once per interval: an exact time would cost a write per request. */
async function recordUse({ id }: TokenRow) {
  await execute(
    sql`UPDATE auth_access_tokens SET last_used_at = now() WHERE id = ${id} AND ${IS_LAST_USE_DUE}`
  )
}

/**
 * Returns the bearer token of the `Authorization` header, or an empty string when the header holds something else;
 * `undefined` when the request is not authenticated by token (`isByToken`).
 */
export function getBearerToken(request: HttpRequest): string | undefined {
  if (!isByToken(request.request)) return undefined
  return BEARER.exec(request.request.headers.authorization!)?.[1] ?? ''
}

/**
 * Inserts an opaque token; only its hash is stored. The library's own provider has no scopes and writes at every use,
 * so this module stores and finds tokens itself.
 */
async function insertToken(
  client: QueryClientContract | undefined,
  { userId, name, scope, scopes = [], age }: NewToken
): Promise<IssuedToken> {
  const { secret, hash } = AccessToken.createTransientToken(userId, SECRET_LENGTH)
  const seconds = Math.min(age ?? TOKEN_AGES[scope], TOKEN_AGES[scope])
  const rows = await queryRows<TokenRow & { expires_at: Date }>(
    sql`
      INSERT INTO auth_access_tokens
        (tokenable_id, type, name, hash, abilities, scope, scopes, expires_at)
      VALUES (${userId}, ${ACCESS_TOKEN_TYPE}, ${name}, ${hash}, ${JSON.stringify([scope])}, ${scope},
        ${[...scopes]}::text[], now() + make_interval(secs => ${seconds}))
      RETURNING id, tokenable_id, hash, scope, scopes, expires_at
    `,
    client
  )
  const row = rows[0]!
  return { id: row.id, secret: libraryToken(row, secret).value!, expiresAt: row.expires_at }
}

/** Issues a token. @returns its plain text, which is not stored */
export async function issueAccessToken(token: NewToken): Promise<Secret<string>> {
  return (await insertToken(undefined, token)).secret
}

/**
 * Locks the member before counting the tokens. Call it before `lockStaffMember`, whose weaker lock would otherwise
 * cause deadlocks.
 */
export async function lockUserTokens(trx: TransactionClientContract, userId: string) {
  await queryRows(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`, trx)
}

/**
 * Issues a token with the staff scope and revokes the oldest when the member has the maximum. Call it after
 * `lockUserTokens`: a concurrent ban then either comes first or revokes the new token (`revokeAllTokens`).
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

/** Whether the member can have one more personal token. In a transaction, lock the member before. */
export async function canHaveAnotherToken(
  userId: string,
  client?: QueryClientContract
): Promise<boolean> {
  const live = await queryRows(
    sql`SELECT FROM auth_access_tokens WHERE scope = ${MEMBER} AND ${isOwnAndLive(userId)}`,
    client
  )
  return live.length < MAX_PERSONAL_TOKENS
}

interface NewPersonalToken extends Pick<NewToken, 'userId' | 'name'> {
  scopes: readonly PersonalTokenScope[]
  expiresInDays: number
}

/**
 * Issues a personal token. Locks the member, so that concurrent calls cannot exceed the maximum, and a concurrent ban
 * either comes first or revokes the new token (`revokeAllTokens`).
 * @throws NoRowsAffectedError when the member is restricted or has as many tokens as allowed
 */
export async function issuePersonalToken(
  trx: TransactionClientContract,
  { userId, expiresInDays, ...token }: NewPersonalToken
): Promise<IssuedToken> {
  const active = await queryRows(
    sql`
      SELECT FROM users WHERE users.id = ${userId} AND ${rawSql(IS_ACTIVE_MEMBER)}
      FOR NO KEY UPDATE
    `,
    trx
  )
  if (active.length === 0) throw new NoRowsAffectedError()
  if (!(await canHaveAnotherToken(userId, trx))) throw new NoRowsAffectedError()
  return insertToken(trx, { ...token, userId, scope: MEMBER, age: expiresInDays * DAY_SECONDS })
}

/**
 * @returns the token's member, its scope and what a personal token may be used for; `null` when the token is unknown,
 * expired, revoked or malformed
 */
export async function verifyAccessToken(text: string) {
  const row = await findToken(text)
  if (!row) return null
  if (row.isLastUseDue) await recordUse(row)
  return { userId: row.tokenable_id, scope: row.scope, scopes: row.scopes }
}

/** Revokes a token; its next use gets 401. @returns the member's id, or `null` when there was no such token */
export async function revokeAccessToken(text: string): Promise<string | null> {
  const row = await findToken(text)
  if (!row) return null
  await execute(sql`DELETE FROM auth_access_tokens WHERE id = ${row.id}`)
  return row.tokenable_id
}

/** Revokes all tokens of a member with the staff scope, in the transaction that changes the member's role. */
export async function revokeStaffTokens(trx: TransactionClientContract, userId: string) {
  await execute(
    sql`DELETE FROM auth_access_tokens WHERE tokenable_id = ${userId} AND scope = ${STAFF}`,
    trx
  )
}

/** Revokes all tokens of a member, in the transaction that restricts or deletes the account. */
export async function revokeAllTokens(trx: TransactionClientContract, userId: string) {
  await execute(sql`DELETE FROM auth_access_tokens WHERE tokenable_id = ${userId}`, trx)
}

/** Lists a member's valid tokens, newest first. */
export function listOwnTokens(userId: string): Promise<OwnToken[]> {
  return queryRows<OwnToken>(sql`
    SELECT id, name, scope, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
      expires_at AS "expiresAt"
    FROM auth_access_tokens WHERE ${isOwnAndLive(userId)} ORDER BY id DESC
  `)
}

/** Whether the member has a valid token with this id. */
export async function hasOwnToken(userId: string, id: number): Promise<boolean> {
  return (await listOwnTokens(userId)).some((token) => token.id === id)
}

/** Revokes one of a member's valid tokens. @returns its scope, or `undefined` when there was none */
export async function revokeOwnToken(
  trx: TransactionClientContract,
  userId: string,
  id: number
): Promise<TokenScope | undefined> {
  const [revoked] = await queryRows<{ scope: TokenScope }>(
    sql`DELETE FROM auth_access_tokens WHERE id = ${id} AND ${isOwnAndLive(userId)} RETURNING scope`,
    trx
  )
  return revoked?.scope
}

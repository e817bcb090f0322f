import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { execute, rawSql, queryRows, sql } from '#app/core/database/sql'
import type { BotTokenScope } from '#app/directory/tokens/rules'
import { IS_LAST_USE_DUE } from '#app/identity/access_tokens'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'

/** Lets secret scanners recognize our tokens. */
const PREFIX = 'botanica_bot_'
const SECRET_BYTES = 32
/** In base64. */
const SECRET_LENGTH = 43
const HEXADECIMAL = 16
const CHECKSUM_LENGTH = 8
/** The secret and its checksum, which older tokens lack. */
const TOKEN = new RegExp(`^${PREFIX}([\\w-]{${SECRET_LENGTH}})([0-9a-f]{${CHECKSUM_LENGTH}})?$`)

/** The bot that a token authenticates. */
export interface CallingBot {
  /** The internal id. */
  id: number
  discordBotId: string
  tokenId: number
  scopes: BotTokenScope[]
}

/** Returns the CRC-32 of a secret, by which secret scanners tell tokens from texts that look alike. */
function getChecksum(secret: string): string {
  return crc32(secret).toString(HEXADECIMAL).padStart(CHECKSUM_LENGTH, '0')
}

export function createBotToken(): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return PREFIX + secret + getChecksum(secret)
}

/** Whether a text has the form of a token, with the right checksum. */
function isWellFormed(token: string): boolean {
  const [, secret, checksum] = TOKEN.exec(token) ?? []
  return secret !== undefined && (checksum === undefined || checksum === getChecksum(secret))
}

/** Hashes a token for storage. It holds 256 random bits, so one round is enough. */
export function hashBotToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Condition: the token was neither replaced nor revoked, and has not expired. */
export const IS_LIVE_BOT_TOKEN = rawSql(
  'replaced_at IS NULL AND (expires_at IS NULL OR expires_at > now())'
)

/** Condition: the token is live, its bot is not deleted, and the owner who created it is not restricted. */
export const IS_VALID_BOT_TOKEN = sql`${IS_LIVE_BOT_TOKEN} AND bots.deleted_at IS NULL
  AND (tokens.created_by IS NULL OR EXISTS (
    SELECT FROM ${USERS} WHERE users.id = tokens.created_by AND ${rawSql(IS_ACTIVE_MEMBER)}
  ))`

/** Records the last use, at most once per interval: an exact time would cost a write per request. */
async function recordUse(tokenId: number) {
  await execute(
    sql`UPDATE bot_api_tokens SET last_used_at = now() WHERE id = ${tokenId} AND ${IS_LAST_USE_DUE}`
  )
}

/** @returns the bot that the token belongs to, or `undefined` when the token is malformed, unknown or not valid any more */
export async function verifyBotToken(token: string): Promise<CallingBot | undefined> {
  if (!isWellFormed(token)) return undefined
  const [row] = await queryRows<CallingBot & { isLastUseDue: boolean }>(sql`
    SELECT bots.id, bots.discord_bot_id AS "discordBotId", tokens.id AS "tokenId", tokens.scopes,
      ${IS_LAST_USE_DUE} AS "isLastUseDue"
    FROM bot_api_tokens tokens JOIN bots ON bots.id = tokens.bot_id
    WHERE tokens.hash = ${hashBotToken(token)} AND ${IS_VALID_BOT_TOKEN}
  `)
  if (!row) return undefined
  const { isLastUseDue, ...bot } = row
  if (isLastUseDue) await recordUse(bot.tokenId)
  return bot
}

/** Whether a token is still valid that was before. */
export async function isBotTokenValid(tokenId: number): Promise<boolean> {
  const valid = await queryRows(sql`
    SELECT FROM bot_api_tokens tokens JOIN bots ON bots.id = tokens.bot_id
    WHERE tokens.id = ${tokenId} AND ${IS_VALID_BOT_TOKEN}
  `)
  return valid.length > 0
}

interface BotTokenInfo {
  createdAt: Date
  lastUsedAt: Date | null
}

/** Returns when the bot's unnamed token was created and last used; `undefined` when it has none. */
export async function findBotToken(botId: number): Promise<BotTokenInfo | undefined> {
  const [token] = await queryRows<BotTokenInfo>(sql`
    SELECT created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM bot_api_tokens
    WHERE bot_id = ${botId} AND replaced_at IS NULL AND name IS NULL
  `)
  return token
}

/** A token as the bot's owners see it. */
interface ListedBotToken extends BotTokenInfo {
  id: number
  /** `null` for the one without a name. */
  name: string | null
  scopes: BotTokenScope[]
  /** `null` when it never expires. */
  expiresAt: Date | null
}

/** Lists a bot's tokens that have not ended, newest first. */
export function listBotTokens(botId: number): Promise<ListedBotToken[]> {
  return queryRows<ListedBotToken>(sql`
    SELECT id, name, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
      expires_at AS "expiresAt"
    FROM bot_api_tokens WHERE bot_id = ${botId} AND ${IS_LIVE_BOT_TOKEN} ORDER BY id DESC
  `)
}

import { createHash, randomBytes } from 'node:crypto'
import { rawSql, queryRows, sql } from '#app/core/database/sql'

/** Lets secret scanners recognize our tokens. */
const PREFIX = 'botanica_bot_'
const SECRET_BYTES = 32
const TOKEN = /^botanica_bot_[\w-]{43}$/

/** The bot that a token authenticates. */
export interface PostingBot {
  /** The internal id. */
  id: number
  discordBotId: string
  tokenId: number
}

export function createBotToken(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
}

/** Hashes a token for storage. It holds 256 random bits, so one round is enough. */
export function hashBotToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Condition: the token was not replaced, and its bot is not deleted. */
export const IS_VALID_BOT_TOKEN = rawSql('tokens.replaced_at IS NULL AND bots.deleted_at IS NULL')

/** @returns the bot that the token belongs to, or `undefined` when the token is malformed, unknown or replaced */
export async function verifyBotToken(token: string): Promise<PostingBot | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [bot] = await queryRows<PostingBot>(sql`
    SELECT bots.id, bots.discord_bot_id AS "discordBotId", tokens.id AS "tokenId"
    FROM bot_api_tokens tokens JOIN bots ON bots.id = tokens.bot_id
    WHERE tokens.hash = ${hashBotToken(token)} AND ${IS_VALID_BOT_TOKEN}
  `)
  return bot
}

interface BotTokenInfo {
  createdAt: Date
  lastUsedAt: Date | null
}

/** Returns when the bot's current token was created and last used; `undefined` when it has none. */
export async function findBotToken(botId: number): Promise<BotTokenInfo | undefined> {
  const [token] = await queryRows<BotTokenInfo>(sql`
    SELECT created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM bot_api_tokens
    WHERE bot_id = ${botId} AND replaced_at IS NULL
  `)
  return token
}

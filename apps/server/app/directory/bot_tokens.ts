import { createHash, randomBytes } from 'node:crypto'
import { rawSql, queryRows, sql } from '#app/core/database/sql'

/** Scanners for leaked secrets find ours by it. */
const PREFIX = 'botanica_bot_'
const SECRET_BYTES = 32
const TOKEN = /^botanica_bot_[\w-]{43}$/

/** What a token lets do: post for this bot. */
export interface PostingBot {
  /** Internal. */
  id: number
  discordBotId: string
  tokenId: number
}

export function createBotToken(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
}

/** What is stored of a token. It holds 256 random bits, so nothing slower than one round is needed. */
export function hashBotToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** That a token still counts: neither replaced, nor of a bot that is gone. */
export const TOKEN_COUNTS = rawSql('tokens.replaced_at IS NULL AND bots.deleted_at IS NULL')

/** @returns whose token it is, or `undefined` when it is none, or none any more */
export async function verifyBotToken(token: string): Promise<PostingBot | undefined> {
  if (!TOKEN.test(token)) return undefined
  const [bot] = await queryRows<PostingBot>(sql`
    SELECT bots.id, bots.discord_bot_id AS "discordBotId", tokens.id AS "tokenId"
    FROM bot_api_tokens tokens JOIN bots ON bots.id = tokens.bot_id
    WHERE tokens.hash = ${hashBotToken(token)} AND ${TOKEN_COUNTS}
  `)
  return bot
}

interface KnownToken {
  createdAt: Date
  lastUsedAt: Date | null
}

/** What is known of the token that a bot posts with, if it has one. */
export async function findBotToken(botId: number): Promise<KnownToken | undefined> {
  const [token] = await queryRows<KnownToken>(sql`
    SELECT created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM bot_api_tokens
    WHERE bot_id = ${botId} AND replaced_at IS NULL
  `)
  return token
}

import { rowsOf, sql } from '#app/core/database/sql'

interface KnownToken {
  createdAt: Date
  lastUsedAt: Date | null
}

/** What is known of the token that a bot posts with, if it has one. */
export async function findBotToken(botId: number): Promise<KnownToken | undefined> {
  const [token] = await rowsOf<KnownToken>(sql`
    SELECT created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM bot_api_tokens
    WHERE bot_id = ${botId} AND replaced_at IS NULL
  `)
  return token
}

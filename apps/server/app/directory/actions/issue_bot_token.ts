import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NothingDone } from '#app/core/idempotency/settle'
import { hashOfBotToken, newBotToken } from '#app/directory/bot_tokens'
import { rowsOf, sql } from '#app/core/database/sql'

interface NewBotToken {
  botId: number
  /** Whoever asks for it; `null` for an administrator at the console. */
  createdBy: string | null
}

/**
 * Makes the token by which a bot posts its server count, in place of the one that it had (ruling R15). Of any number at once
 * the last one counts.
 * @returns the only copy of its text
 * @throws NothingDone when there is no such bot
 */
export async function issueBotToken(
  trx: TransactionClientContract,
  { botId, createdBy }: NewBotToken
): Promise<string> {
  const bots = await rowsOf(
    sql`SELECT FROM bots WHERE id = ${botId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
    trx
  )
  if (bots.length === 0) throw new NothingDone()
  await rowsOf(
    sql`
      UPDATE bot_api_tokens SET replaced_at = now()
      WHERE bot_id = ${botId} AND replaced_at IS NULL
    `,
    trx
  )
  const token = newBotToken()
  await rowsOf(
    sql`
      INSERT INTO bot_api_tokens (bot_id, hash, created_by)
      VALUES (${botId}, ${hashOfBotToken(token)}, ${createdBy})
    `,
    trx
  )
  return token
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { hashBotToken, createBotToken } from '#app/directory/bot_tokens'
import { queryRows, sql } from '#app/core/database/sql'

interface NewBotToken {
  botId: number
  /** The owner who requested it; `null` for an administrator at the console. */
  createdBy: string | null
}

/**
 * Creates the token with which a bot posts its server count, replacing the previous one. Of several concurrent calls
 * the last one wins.
 * @returns the token in plain text; only its hash is stored
 * @throws NoRowsAffectedError when there is no such bot
 */
export async function issueBotToken(
  trx: TransactionClientContract,
  { botId, createdBy }: NewBotToken
): Promise<string> {
  const bots = await queryRows(
    sql`SELECT FROM bots WHERE id = ${botId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
    trx
  )
  if (bots.length === 0) throw new NoRowsAffectedError()
  await queryRows(
    sql`
      UPDATE bot_api_tokens SET replaced_at = now()
      WHERE bot_id = ${botId} AND replaced_at IS NULL
    `,
    trx
  )
  const token = createBotToken()
  await queryRows(
    sql`
      INSERT INTO bot_api_tokens (bot_id, hash, created_by)
      VALUES (${botId}, ${hashBotToken(token)}, ${createdBy})
    `,
    trx
  )
  return token
}

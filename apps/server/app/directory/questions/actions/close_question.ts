import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, rawSql, type Sql, sql } from '#app/core/database/sql'

/**
 * Closes the question about a bot without an answer.
 * @param which a further condition on `bot_questions`
 * @returns whether there was one
 */
export async function closeQuestion(
  trx: TransactionClientContract,
  botId: number,
  which: Sql = rawSql('true')
): Promise<boolean> {
  const closed = await execute(
    sql`
      UPDATE bot_questions SET closed_at = now()
      WHERE bot_id = ${botId} AND closed_at IS NULL AND ${which}
    `,
    trx
  )
  return closed > 0
}

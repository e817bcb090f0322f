import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'

/** The end of a statement that casts a vote: counts it for the bot that its CTE `accepted` names by `bot_id`, and gives the `count`. */
export const COUNT_ACCEPTED_VOTE = rawSql(`
  UPDATE bot_stats SET votes_count = votes_count + 1
  FROM accepted WHERE bot_stats.bot_id = accepted.bot_id
  RETURNING votes_count::double precision AS count
`)

/**
 * Sets what has been counted anew, under the lock that every vote takes.
 * @param votes the number, as an expression on `bot_stats.bot_id`
 * @returns the numbers before and after; `undefined` without such a bot
 */
export async function recountVotes(trx: TransactionClientContract, botId: number, votes: Sql) {
  const [was] = await queryRows<{ votes: number }>(
    sql`SELECT votes_count AS votes FROM bot_stats WHERE bot_id = ${botId} FOR UPDATE`,
    trx
  )
  const [is] = await queryRows<{ votes: number }>(
    sql`
      UPDATE bot_stats SET votes_count = ${votes} WHERE bot_id = ${botId}
      RETURNING votes_count AS votes
    `,
    trx
  )
  return was && is ? { was, is } : undefined
}

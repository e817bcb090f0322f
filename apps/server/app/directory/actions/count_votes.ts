import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'

/**
 * The part of a statement that casts a vote. Counts the vote for the bot whose `bot_id` is in the CTE `accepted`, and
 * returns the new `count`.
 */
export const COUNT_ACCEPTED_VOTE = rawSql(`
  UPDATE bot_stats SET votes_count = votes_count + 1
  FROM accepted WHERE bot_stats.bot_id = accepted.bot_id
  RETURNING votes_count::double precision AS count
`)

/**
 * Replaces the vote count, under the row lock that every vote takes.
 * @param votes the count, as an expression on `bot_stats.bot_id`
 * @returns the counts before and after; `undefined` when there is no such bot
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

import { publish } from '#app/core/outbox/outbox'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { rowsOf, sql } from '#app/core/database/sql'
import { type Counter, differencesOf } from '#app/directory/recount'

interface Votes {
  votes: number
}

/** Votes cast for each bot, from its members' counters (ruling R3). */
export const botVotesCounter: Counter = {
  look: (client, after, limit) =>
    rowsOf(
      sql`
        SELECT bot_id AS id, votes_count <> coalesce((
          SELECT sum(votes) FROM bot_votes WHERE bot_votes.bot_id = bot_stats.bot_id
        ), 0) AS differs
        FROM bot_stats WHERE bot_id > ${after} ORDER BY bot_id LIMIT ${limit}
      `,
      client
    ),

  async correct(trx, id) {
    const [was] = await rowsOf<Votes>(
      sql`SELECT votes_count AS votes FROM bot_stats WHERE bot_id = ${id} FOR UPDATE`,
      trx
    )
    const [is] = await rowsOf<Votes>(
      sql`
        UPDATE bot_stats SET votes_count = (
          SELECT coalesce(sum(votes), 0) FROM bot_votes WHERE bot_votes.bot_id = bot_stats.bot_id
        )
        WHERE bot_id = ${id} RETURNING votes_count AS votes
      `,
      trx
    )
    if (!was || !is) return []
    const differences = differencesOf('bot', id, was, is)
    if (differences.length > 0) await publish(trx, { topic: BOT_STATS_TOPIC, key: String(id) })
    return differences
  },
}

import { publish } from '#app/core/outbox/outbox'
import { recountVotes } from '#app/directory/actions/count_votes'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { type Counter, listDifferences } from '#app/directory/recount'
import { BOT_STATS } from '#app/directory/tables'

const VOTES = rawSql(`(
  SELECT coalesce(sum(votes), 0) FROM bot_votes WHERE bot_votes.bot_id = bot_stats.bot_id
)`)

/** A member's votes: those without rows, and those with one. Until the first vote with a row, all are without. */
const MEMBER_VOTES = rawSql(`(
  coalesce(opening_votes, votes)
  + (SELECT count(*) FROM vote_events WHERE vote_events.bot_vote_id = bot_votes.id)
)::integer`)

/** Recounts each member's votes for a bot. Run it before {@link botVotesCounter}, which adds them up. */
export const memberVotesCounter: Counter = {
  scan: (client, after, limit) =>
    queryRows(
      sql`
        SELECT id, votes <> ${MEMBER_VOTES} AS differs
        FROM bot_votes WHERE id > ${after} ORDER BY id LIMIT ${limit}
      `,
      client
    ),

  async correct(trx, id) {
    const [was] = await queryRows<{ votes: number }>(
      sql`SELECT votes FROM bot_votes WHERE id = ${id} FOR NO KEY UPDATE`,
      trx
    )
    const [is] = await queryRows<{ votes: number }>(
      sql`UPDATE bot_votes SET votes = ${MEMBER_VOTES} WHERE id = ${id} RETURNING votes`,
      trx
    )
    return was && is ? listDifferences('voter', id, was, is) : []
  },
}

/** Recounts each bot's votes from its members' counters. */
export const botVotesCounter: Counter = {
  scan: (client, after, limit) =>
    queryRows(
      sql`
        SELECT bot_id AS id, votes_count <> ${VOTES} AS differs
        FROM ${BOT_STATS} WHERE bot_id > ${after} ORDER BY bot_id LIMIT ${limit}
      `,
      client
    ),

  async correct(trx, id) {
    const recounted = await recountVotes(trx, id, VOTES)
    if (!recounted) return []
    const differences = listDifferences('bot', id, recounted.was, recounted.is)
    if (differences.length > 0) await publish(trx, { topic: BOT_STATS_TOPIC, key: String(id) })
    return differences
  },
}

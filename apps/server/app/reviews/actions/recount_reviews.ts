import { publish } from '#app/core/outbox/outbox'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { type Counter, listDifferences } from '#app/directory/recount'
import { BOT_STATS } from '#app/directory/tables'
import { REVIEWS_TOPIC } from '#app/reviews/outbox'

interface RatingCounts {
  ratings: number
  stars: number
}

/** Recounts each bot's reviews and stars. Reviews by the bot's owners do not count. */
export const botRatingsCounter: Counter = {
  scan: (client, after, limit) =>
    queryRows(
      sql`
        SELECT bot_id AS id, (ratings_count, ratings_sum) <> (counted.ratings, counted.stars) AS differs
        FROM ${BOT_STATS} CROSS JOIN LATERAL (
          SELECT count(*) AS ratings, coalesce(sum(rating), 0) AS stars FROM listed_ratings
          WHERE listed_ratings.bot_id = bot_stats.bot_id AND NOT by_owner
        ) AS counted
        WHERE bot_id > ${after} ORDER BY bot_id LIMIT ${limit}
      `,
      client
    ),

  async correct(trx, id) {
    const counts = sql`
      SELECT ratings_count AS ratings, ratings_sum AS stars
      FROM ${BOT_STATS} WHERE bot_id = ${id} FOR UPDATE
    `
    const [was] = await queryRows<RatingCounts>(counts, trx)
    await queryRows(sql`SELECT recount_ratings(${id})`, trx)
    const [is] = await queryRows<RatingCounts>(counts, trx)
    if (!was || !is) return []
    const differences = listDifferences('bot', id, was, is)
    if (differences.length > 0) await publish(trx, { topic: BOT_STATS_TOPIC, key: String(id) })
    return differences
  },
}

interface VoteCounts {
  likes: number
  dislikes: number
}

/** Recounts each review's likes and dislikes. */
export const reviewVotesCounter: Counter = {
  scan: (client, after, limit) =>
    queryRows(
      sql`
        SELECT ratings.id, (ratings.likes, ratings.dislikes) <> (counted.likes, counted.dislikes) AS differs
        FROM ratings CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE vote = 1) AS likes,
            count(*) FILTER (WHERE vote = -1) AS dislikes
          FROM rating_votes WHERE rating_votes.rating_id = ratings.id
        ) AS counted
        WHERE ratings.id > ${after} ORDER BY ratings.id LIMIT ${limit}
      `,
      client
    ),

  async correct(trx, id) {
    const [was] = await queryRows<VoteCounts & { botId: number }>(
      sql`
        SELECT likes, dislikes, bot_id AS "botId" FROM ratings
        WHERE id = ${id} FOR NO KEY UPDATE
      `,
      trx
    )
    const [is] = await queryRows<VoteCounts>(
      sql`
        UPDATE ratings SET likes = counted.likes, dislikes = counted.dislikes
        FROM (
          SELECT count(*) FILTER (WHERE vote = 1) AS likes,
            count(*) FILTER (WHERE vote = -1) AS dislikes
          FROM rating_votes WHERE rating_id = ${id}
        ) AS counted
        WHERE id = ${id} RETURNING ratings.likes, ratings.dislikes
      `,
      trx
    )
    if (!was || !is) return []
    const { botId, ...before } = was
    const differences = listDifferences('review', id, before, is)
    if (differences.length > 0) await publish(trx, { topic: REVIEWS_TOPIC, key: String(botId) })
    return differences
  },
}

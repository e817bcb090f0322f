import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { queryRows, sql } from '#app/core/database/sql'
import { REVIEWS_TOPIC, type PublishedVote } from '#app/reviews/outbox'

/**
 * Locks a bot's reviews, so that changes to its average run one after the other. Statements after the lock see every earlier
 * review and block, so a review cannot slip past a block that is being added.
 * @throws NoRowsAffectedError when the bot is gone
 */
export async function lockBotReviews(trx: TransactionClientContract, botId: number) {
  const locked = await queryRows(
    sql`
      SELECT FROM ${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
      WHERE bots.id = ${botId} AND bots.deleted_at IS NULL
      FOR KEY SHARE OF bots FOR UPDATE OF bot_stats
    `,
    trx
  )
  if (locked.length === 0) throw new NoRowsAffectedError()
}

/** Recounts the bot's average after a change to its reviews, and publishes the change. */
export async function updateBotRating(trx: TransactionClientContract, botId: number) {
  await queryRows(sql`SELECT recount_ratings(${botId})`, trx)
  const key = String(botId)
  await publish(trx, { topic: REVIEWS_TOPIC, key }, { topic: BOT_STATS_TOPIC, key })
}

/**
 * Publishes a change to a bot's reviews that does not affect its average.
 * @param vote set when the only change is a vote on a review
 */
export async function publishReviewsChange(
  trx: TransactionClientContract,
  botId: number,
  vote?: PublishedVote
) {
  await publish(trx, { topic: REVIEWS_TOPIC, key: String(botId), payload: vote ? { vote } : {} })
}

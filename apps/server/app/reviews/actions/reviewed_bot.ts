import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { queryRows, sql } from '#app/core/database/sql'
import { REVIEWS_TOPIC, type PublishedVote } from '#app/reviews/outbox'

/**
 * Begins a change of what counts in a bot's average. Such changes of one bot follow each other: a statement after this one
 * sees every review and block before it, so that no review slips past a block that it could not see.
 * @throws NoRowsAffectedError when there is no such bot any more
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

/** Ends one: the average follows, and everybody learns of it. */
export async function updateBotRating(trx: TransactionClientContract, botId: number) {
  await queryRows(sql`SELECT recount_ratings(${botId})`, trx)
  const key = String(botId)
  await publish(trx, { topic: REVIEWS_TOPIC, key }, { topic: BOT_STATS_TOPIC, key })
}

/**
 * For what is shown at a review and counts in no average.
 * @param vote when it is no more than a vote on one of them
 */
export async function publishReviewsChange(
  trx: TransactionClientContract,
  botId: number,
  vote?: PublishedVote
) {
  await publish(trx, { topic: REVIEWS_TOPIC, key: String(botId), payload: vote ? { vote } : {} })
}

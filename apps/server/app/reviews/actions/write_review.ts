import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { updateBotRating, lockBotReviews } from '#app/reviews/actions/lock_bot_reviews'
import { isBlockedFrom } from '#app/reviews/queries/find_review_access'
import type { Stars } from '#app/directory/rules'

export interface ReviewInput {
  botId: number
  memberId: string
  rating: Stars
  comment: string | null
}

/** Publishes the removal of the member's earlier review of the bot, which can no longer be undone. */
async function publishPendingRemovals(
  trx: TransactionClientContract,
  { botId, memberId }: Pick<ReviewInput, 'botId' | 'memberId'>
) {
  const removed = await queryRows<{ id: number }>(
    sql`SELECT id FROM removed_ratings WHERE bot_id = ${botId} AND user_id = ${memberId}`,
    trx
  )
  const removedReviewIds = removed.map(({ id }) => id)
  if (removedReviewIds.length > 0) await publishPendingNews(trx, { removedReviewIds })
}

/**
 * Writes a review. A member may review a bot once, the bot must be public, and its owners must not have blocked the member.
 * @returns the id of the review
 * @throws NoRowsAffectedError when one of these conditions does not hold
 */
export async function writeReview(
  trx: TransactionClientContract,
  { botId, memberId, rating, comment }: ReviewInput
): Promise<number> {
  await lockBotReviews(trx, botId)
  const [written] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO ratings (bot_id, user_id, rating, comment)
      SELECT bots.id, users.id, ${rating}::smallint, ${comment}::text
      FROM ${BOTS} JOIN ${USERS} ON users.id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}
      WHERE bots.id = ${botId} AND ${rawSql(PUBLIC_BOT)}
        AND NOT ${isBlockedFrom(botId, memberId)}
      ON CONFLICT (bot_id, user_id) DO NOTHING
      RETURNING id
    `,
    trx
  )
  if (!written) throw new NoRowsAffectedError()
  await publishPendingRemovals(trx, { botId, memberId })
  await updateBotRating(trx, botId)
  const data = { reviewId: written.id, userId: memberId, rating }
  await recordBotEvents(trx, { botId, type: 'review.created', data })
  return written.id
}

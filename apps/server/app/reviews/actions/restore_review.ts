import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { countRemovedReview } from '#app/directory/actions/count_removed_reviews'
import { BOTS } from '#app/directory/tables'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { createInboxEvent } from '#app/identity/inbox_events'
import { lockBotReviews, updateBotRating } from '#app/reviews/actions/lock_bot_reviews'
import { REMOVED_REVIEWS_TOPIC } from '#app/reviews/outbox'
import { IS_RESTORABLE, isOwnReview } from '#app/reviews/queries/removed_reviews'
import type { ReviewRemover, RestoreReviewError } from '#app/reviews/staff_rules'

interface RemovedRow {
  botId: number
  userId: string | null
  rating: number
  removedAs: ReviewRemover
}

interface RestoreOptions {
  /** `null` for an administrator at the console. */
  actor: Actor | null
  /** Whether the author gets an inbox item. */
  notifies: boolean
}

/** Puts the row and its votes back. A trigger counts the votes. @returns whether there was no other review */
async function insertReview(trx: TransactionClientContract, id: number): Promise<boolean> {
  const restored = await execute(
    sql`
      INSERT INTO ratings (
        id, bot_id, user_id, rating, comment, owner_reply, has_owner_heart, is_blocked, created_at, updated_at
      )
      OVERRIDING SYSTEM VALUE
      SELECT id, bot_id, user_id, rating, comment, owner_reply, has_owner_heart, is_blocked, created_at, updated_at
      FROM removed_ratings WHERE id = ${id}
      ON CONFLICT (bot_id, user_id) DO NOTHING
    `,
    trx
  )
  if (restored === 0) return false
  await execute(
    sql`
      INSERT INTO rating_votes (rating_id, user_id, vote, created_at)
      SELECT rating_id, user_id, vote, created_at FROM removed_rating_votes WHERE rating_id = ${id}
    `,
    trx
  )
  await execute(sql`DELETE FROM removed_ratings WHERE id = ${id}`, trx)
  return true
}

/**
 * Restores a review that an owner of the bot or staff removed, with its votes.
 * @returns why it cannot be restored; `undefined` on success
 * @throws NoRowsAffectedError when the bot is deleted, or the actor owns it or wrote the review
 */
export async function restoreReview(
  trx: TransactionClientContract,
  { id, botId }: { id: number; botId: number },
  { actor, notifies }: RestoreOptions
): Promise<RestoreReviewError | undefined> {
  await lockBotReviews(trx, botId)
  const [removed] = await queryRows<RemovedRow>(
    sql`
      SELECT removed_ratings.bot_id AS "botId", removed_ratings.user_id AS "userId", rating,
        removed_as AS "removedAs"
      FROM removed_ratings JOIN ${BOTS} ON bots.id = removed_ratings.bot_id
      WHERE removed_ratings.id = ${id} AND bot_id = ${botId} AND ${IS_RESTORABLE}
        AND NOT ${isOwnReview(actor?.id ?? null)}
      FOR UPDATE OF removed_ratings
    `,
    trx
  )
  if (!removed) throw new NoRowsAffectedError()
  if (!(await insertReview(trx, id))) return 'writtenAgain'

  const { userId, rating, removedAs } = removed
  if (removedAs === 'owner') await countRemovedReview(trx, botId, -1)
  await audit(trx, actor, {
    action: 'restore_review',
    targetType: 'rating',
    targetId: String(id),
    details: { botId, userId, rating, removedAs },
  })
  await updateBotRating(trx, botId)
  await publish(trx, { topic: REMOVED_REVIEWS_TOPIC, key: String(botId) })
  const data = { reviewId: id, userId, rating }
  await recordBotEvents(trx, { botId, type: 'review.created', data })
  if (notifies && userId !== null) {
    const item = { kind: 'review_restored', to: [userId], botId, ratingId: id } as const
    await publish(trx, createInboxEvent(item))
  }
  return undefined
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { countRemovedReview } from '#app/directory/actions/count_removed_reviews'
import { BOTS } from '#app/directory/tables'
import { USERS } from '#app/identity/tables'
import { lockBotReviews, updateBotRating } from '#app/reviews/actions/lock_bot_reviews'
import { REMOVED_REVIEWS_TOPIC } from '#app/reviews/outbox'
import { IS_RESTORABLE, isOwnReview } from '#app/reviews/queries/removed_reviews'
import type { ReviewRemover } from '#app/reviews/staff_rules'

export interface RemovedReviewKey {
  id: number
  botId: number
}

export interface LockedReview extends RemovedReviewKey {
  userId: string | null
  /** `null`, like the id, when the author's account was deleted. */
  authorName: string | null
  rating: number
  removedAs: ReviewRemover
}

/**
 * Locks a removed review, and the reviews of its bot.
 * @param actor `null` for an administrator at the console
 * @throws NoRowsAffectedError when it is gone, the bot is deleted, or the actor owns it or wrote the review
 */
export async function lockRemovedReview(
  trx: TransactionClientContract,
  { id, botId }: RemovedReviewKey,
  actor: Actor | null
): Promise<LockedReview> {
  await lockBotReviews(trx, botId)
  const [removed] = await queryRows<Omit<LockedReview, keyof RemovedReviewKey>>(
    sql`
      SELECT removed_ratings.user_id AS "userId", rating, removed_as AS "removedAs", (
        SELECT coalesce(users.display_name, users.discord_display_name, users.username)
        FROM ${USERS} WHERE users.id = removed_ratings.user_id
      ) AS "authorName"
      FROM removed_ratings JOIN ${BOTS} ON bots.id = removed_ratings.bot_id
      WHERE removed_ratings.id = ${id} AND bot_id = ${botId} AND ${IS_RESTORABLE}
        AND NOT ${isOwnReview(actor?.id ?? null)}
      FOR UPDATE OF removed_ratings
    `,
    trx
  )
  if (!removed) throw new NoRowsAffectedError()
  return { id, botId, ...removed }
}

/** Moves the row and its votes back. A trigger counts the votes. @returns whether there was no other review */
async function moveBack(trx: TransactionClientContract, id: number): Promise<boolean> {
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
 * Puts a locked review back where it was before its removal, with its votes. News of the removal that are still pending are
 * deleted with it.
 * @returns whether its author has not written another one
 */
export async function reinsertReview(
  trx: TransactionClientContract,
  { id, botId, removedAs }: LockedReview
): Promise<boolean> {
  if (!(await moveBack(trx, id))) return false
  if (removedAs === 'owner') await countRemovedReview(trx, botId, -1)
  await updateBotRating(trx, botId)
  await publish(trx, { topic: REMOVED_REVIEWS_TOPIC, key: String(botId) })
  return true
}

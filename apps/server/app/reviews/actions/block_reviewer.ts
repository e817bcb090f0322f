import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { isActiveMember } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { queryRows, sql } from '#app/core/database/sql'
import { updateBotRating, lockBotReviews } from '#app/reviews/actions/lock_bot_reviews'
import {
  getReviewDetails,
  REMOVED_REVIEW_COLUMNS,
  type RemovedReview,
} from '#app/reviews/actions/removed_review'

export interface Block {
  blockedUserId: string
  reason: string
}

/** Finds the blocked member's review of the bot. The bot's reviews are locked, so no new one can appear. */
async function findHiddenReview(trx: TransactionClientContract, botId: number, userId: string) {
  const [row] = await queryRows<RemovedReview & { ratingId: number }>(
    sql`
      SELECT ratings.id AS "ratingId", ${REMOVED_REVIEW_COLUMNS} FROM ratings
      WHERE ratings.bot_id = ${botId} AND ratings.user_id = ${userId}
    `,
    trx
  )
  return row
}

async function findBlock(trx: TransactionClientContract, botId: number, userId: string) {
  const [row] = await queryRows<Block>(
    sql`
      SELECT blocked_user_id AS "blockedUserId", reason FROM rating_blocks
      WHERE bot_id = ${botId} AND blocked_user_id = ${userId}
    `,
    trx
  )
  return row
}

/**
 * Blocks a member from reviewing a bot. The member's review disappears immediately from the list and the average; the
 * audit log keeps its text. Blocking again changes nothing: the first reason stays.
 * @returns the block in force
 * @throws NoRowsAffectedError when the actor is no longer an owner, or the member cannot be blocked
 */
export async function blockReviewer(
  trx: TransactionClientContract,
  { botId, actor, blockedUserId, reason }: Block & { botId: number; actor: Actor }
): Promise<Block> {
  await lockBotReviews(trx, botId)
  const [created] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO rating_blocks (bot_id, blocked_user_id, blocked_by, reason)
      SELECT bots.id, blocked.id, ${actor.id}, ${reason}
      FROM ${BOTS} JOIN ${USERS} AS blocked ON blocked.id = ${blockedUserId} AND blocked.deleted_at IS NULL
      WHERE bots.id = ${botId} AND ${isOwnedBy(actor.id)} AND ${isActiveMember(actor.id)}
        AND NOT ${isOwnedBy(blockedUserId)}
      ON CONFLICT (bot_id, blocked_user_id) DO NOTHING
      RETURNING id
    `,
    trx
  )
  if (!created) {
    const existing = await findBlock(trx, botId, blockedUserId)
    if (!existing) throw new NoRowsAffectedError()
    return existing
  }

  const hidden = await findHiddenReview(trx, botId, blockedUserId)
  await audit(trx, actor, {
    action: 'block_reviewer',
    targetType: 'user',
    targetId: blockedUserId,
    details: { reason, botId, ...(hidden ? getReviewDetails(hidden) : {}) },
  })
  await updateBotRating(trx, botId)
  if (hidden) {
    const data = { reviewId: hidden.ratingId, userId: blockedUserId, rating: hidden.rating }
    await recordBotEvents(trx, { botId, type: 'review.deleted', data })
  }
  return { blockedUserId, reason }
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { isActiveMember } from '#app/identity/queries/account_status'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { createInboxEvent } from '#app/identity/inbox_events'
import { publishReviewsChange } from '#app/reviews/actions/lock_bot_reviews'
import type { ReviewAccess } from '#app/reviews/queries/find_review_access'

interface AnsweredReview {
  authorId: string | null
  /** Whether there was no reply before. */
  isFirstReply: boolean
}

/** Updates the owners' part of a review. @throws NoRowsAffectedError when it is gone or the caller is no longer an owner */
async function answer(
  trx: TransactionClientContract,
  { id, bot }: ReviewAccess,
  ownerId: string,
  { change, condition = rawSql('true') }: { change: Sql; condition?: Sql }
): Promise<AnsweredReview> {
  const [answered] = await queryRows<AnsweredReview>(
    sql`
      UPDATE ratings SET ${change} FROM ${BOTS}
      WHERE ratings.id = ${id} AND bots.id = ratings.bot_id AND bots.deleted_at IS NULL
        AND ${isOwnedBy(ownerId)} AND ${isActiveMember(ownerId)} AND ${condition}
      RETURNING ratings.user_id AS "authorId",
        (
          SELECT before.owner_reply IS NULL FROM ratings AS before WHERE before.id = ratings.id
        ) AS "isFirstReply"
    `,
    trx
  )
  if (!answered) throw new NoRowsAffectedError()
  await publishReviewsChange(trx, bot.id)
  return answered
}

/**
 * Toggles the owners' heart on a review. Two concurrent calls cancel each other out. Owners give none to their own
 * review.
 */
export async function toggleHeart(
  trx: TransactionClientContract,
  review: ReviewAccess,
  ownerId: string
) {
  await answer(trx, review, ownerId, {
    change: rawSql('has_owner_heart = NOT ratings.has_owner_heart'),
    condition: sql`(ratings.has_owner_heart OR ratings.user_id IS DISTINCT FROM ${ownerId})`,
  })
}

/** Sets the owners' reply to a review, replacing an earlier one. Only the first reply notifies the author. */
export async function replyTo(
  trx: TransactionClientContract,
  review: ReviewAccess,
  ownerId: string,
  reply: string
) {
  const { authorId, isFirstReply } = await answer(trx, review, ownerId, {
    change: sql`owner_reply = ${reply}`,
  })
  if (!isFirstReply || authorId === null || authorId === ownerId) return
  await publish(
    trx,
    createInboxEvent({
      kind: 'review_reply',
      to: [authorId],
      botId: review.bot.id,
      ratingId: review.id,
    })
  )
}

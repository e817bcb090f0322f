import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { updateBotRating, lockBotReviews } from '#app/reviews/actions/lock_bot_reviews'
import { isBlockedFrom, type ReviewAccess } from '#app/reviews/queries/find_review_access'
import type { Stars } from '#app/directory/rules'

export interface ReviewChange {
  memberId: string
  rating: Stars
  /** `undefined` leaves the comment as it is; `null` removes it. */
  comment: string | null | undefined
}

/** @throws NoRowsAffectedError when the review is not the member's, or the member may no longer review the bot */
export async function editReview(
  trx: TransactionClientContract,
  { id, bot }: ReviewAccess,
  { memberId, rating, comment }: ReviewChange
) {
  await lockBotReviews(trx, bot.id)
  const text = comment === undefined ? rawSql('ratings.comment') : sql`${comment}::text`
  const edited = await queryRows(
    sql`
      UPDATE ratings SET rating = ${rating}, comment = ${text}
      FROM ${USERS}
      WHERE ratings.id = ${id} AND ratings.user_id = ${memberId}
        AND users.id = ratings.user_id AND ${rawSql(IS_ACTIVE_MEMBER)}
        AND NOT ${isBlockedFrom(bot.id, memberId)}
      RETURNING ratings.id
    `,
    trx
  )
  if (edited.length === 0) throw new NoRowsAffectedError()
  await updateBotRating(trx, bot.id)
  const data = { reviewId: id, userId: memberId, rating }
  await recordBotEvents(trx, { botId: bot.id, type: 'review.updated', data })
}

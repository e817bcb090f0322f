import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NothingDone } from '#app/core/idempotency/settle'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { isInGoodStanding } from '#app/directory/queries/good_standing'
import { literally, rowsOf, type Sql, sql } from '#app/directory/queries/sql'
import { tellOfReviewsOf } from '#app/reviews/actions/reviewed_bot'
import type { ReviewAccess } from '#app/reviews/queries/find_review_access'

/** Changes what the owners say to a review. @throws NothingDone when it is gone, or not theirs to answer any more */
async function answer(
  trx: TransactionClientContract,
  { id, bot }: ReviewAccess,
  ownerId: string,
  change: Sql
) {
  const answered = await rowsOf(
    sql`
      UPDATE ratings SET ${change} FROM bots
      WHERE ratings.id = ${id} AND bots.id = ratings.bot_id AND bots.deleted_at IS NULL
        AND ${isOwnedBy(ownerId)} AND ${isInGoodStanding(ownerId)}
      RETURNING ratings.id
    `,
    trx
  )
  if (answered.length === 0) throw new NothingDone()
  await tellOfReviewsOf(trx, bot.id)
}

/** Gives the owners' heart to a review, or takes it back: two at once leave it as it was (`security.md` C6). */
export function toggleHeart(trx: TransactionClientContract, review: ReviewAccess, ownerId: string) {
  const toggle = literally('has_owner_heart = NOT ratings.has_owner_heart')
  return answer(trx, review, ownerId, toggle)
}

/** Replies to a review, in place of the reply that was there. */
export function replyTo(
  trx: TransactionClientContract,
  review: ReviewAccess,
  ownerId: string,
  reply: string
) {
  return answer(trx, review, ownerId, sql`owner_reply = ${reply}`)
}

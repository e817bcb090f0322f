import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { isActiveMember } from '#app/identity/queries/account_status'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { createInboxEvent } from '#app/identity/inbox_events'
import { publishReviewsChange } from '#app/reviews/actions/reviewed_bot'
import type { ReviewAccess } from '#app/reviews/queries/find_review_access'

interface Answered {
  authorId: string | null
  /** Whether there was no reply before. */
  wasBare: boolean
}

/** Changes what the owners say to a review. @throws NoRowsAffectedError when it is gone, or not theirs to answer any more */
async function answer(
  trx: TransactionClientContract,
  { id, bot }: ReviewAccess,
  ownerId: string,
  change: Sql
): Promise<Answered> {
  const [answered] = await queryRows<Answered>(
    sql`
      UPDATE ratings SET ${change} FROM ${BOTS}
      WHERE ratings.id = ${id} AND bots.id = ratings.bot_id AND bots.deleted_at IS NULL
        AND ${isOwnedBy(ownerId)} AND ${isActiveMember(ownerId)}
      RETURNING ratings.user_id AS "authorId",
        (
          SELECT before.owner_reply IS NULL FROM ratings AS before WHERE before.id = ratings.id
        ) AS "wasBare"
    `,
    trx
  )
  if (!answered) throw new NoRowsAffectedError()
  await publishReviewsChange(trx, bot.id)
  return answered
}

/** Gives the owners' heart to a review, or takes it back: two at once leave it as it was. */
export async function toggleHeart(
  trx: TransactionClientContract,
  review: ReviewAccess,
  ownerId: string
) {
  const toggle = rawSql('has_owner_heart = NOT ratings.has_owner_heart')
  await answer(trx, review, ownerId, toggle)
}

/** Replies to a review, in place of the reply that was there; of the first one the author is told. */
export async function replyTo(
  trx: TransactionClientContract,
  review: ReviewAccess,
  ownerId: string,
  reply: string
) {
  const { authorId, wasBare } = await answer(trx, review, ownerId, sql`owner_reply = ${reply}`)
  if (!wasBare || authorId === null || authorId === ownerId) return
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

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { countRemovedReview } from '#app/directory/actions/count_removed_reviews'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { postponeNews } from '#app/directory/undo/postpone_news'
import { type DecisionNews, publishNews } from '#app/directory/undo/publish_news'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import type { RuleId } from '#app/identity/guidelines/rules'
import { isActiveMember } from '#app/identity/queries/account_status'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { updateBotRating, lockBotReviews } from '#app/reviews/actions/lock_bot_reviews'
import {
  getReviewDetails,
  REMOVED_REVIEW_COLUMNS,
  type RemovedReview,
} from '#app/reviews/actions/removed_review'
import { REMOVED_REVIEWS_TOPIC } from '#app/reviews/outbox'
import type { ReviewRemover } from '#app/reviews/staff_rules'

interface ReviewToDelete {
  id: number
  bot: { id: number }
}

interface Deletion {
  actor: Actor
  /** Whether the actor may delete it as staff, without being its author or an owner of the bot. */
  asStaff: boolean
  ruleIds: readonly RuleId[] | undefined
}

interface DeletedReview extends RemovedReview {
  isAuthor: boolean
  isOwner: boolean
}

/** Locks the review, so that no vote is cast on it meanwhile. */
async function lockReview(
  trx: TransactionClientContract,
  id: number,
  { actor, asStaff }: Deletion
): Promise<DeletedReview> {
  const [review] = await queryRows<DeletedReview>(
    sql`
      SELECT ${REMOVED_REVIEW_COLUMNS}, ratings.user_id IS NOT DISTINCT FROM ${actor.id}::text AS "isAuthor",
        ${isOwnedBy(actor.id)} AS "isOwner"
      FROM ratings JOIN ${BOTS} ON bots.id = ratings.bot_id
      WHERE ratings.id = ${id} AND ${isActiveMember(actor.id)}
        AND (${asStaff} OR ratings.user_id = ${actor.id} OR ${isOwnedBy(actor.id)})
      FOR UPDATE OF ratings
    `,
    trx
  )
  if (!review) throw new NoRowsAffectedError()
  return review
}

/** Moves a review and its votes to where they can be restored from. */
async function storeRemovedReview(
  trx: TransactionClientContract,
  id: number,
  { actor, removedAs }: { actor: Actor; removedAs: ReviewRemover }
) {
  await execute(
    sql`
      INSERT INTO removed_ratings (
        id, bot_id, user_id, rating, comment, owner_reply, has_owner_heart, is_blocked, created_at, updated_at,
        removed_by, removed_as
      )
      SELECT id, bot_id, user_id, rating, comment, owner_reply, has_owner_heart, is_blocked, created_at, updated_at,
        ${actor.id}, ${removedAs}
      FROM ratings WHERE id = ${id}
    `,
    trx
  )
  await execute(
    sql`
      INSERT INTO removed_rating_votes (rating_id, user_id, vote, created_at)
      SELECT rating_votes.rating_id, rating_votes.user_id, rating_votes.vote, rating_votes.created_at
      FROM rating_votes JOIN ratings ON ratings.id = rating_votes.rating_id
      WHERE ratings.id = ${id} AND NOT coalesce(rating_votes.user_id = ratings.user_id, false)
    `,
    trx
  )
}

/**
 * Deletes a review; the audit log keeps its text. What the author deletes is gone. What an owner of the bot or staff
 * remove can be restored for `REMOVED_REVIEW_DAYS`; it is a decision against the author, who is notified. Staff can undo theirs,
 * until then nobody is notified.
 * @throws NoRowsAffectedError when it is gone, or the actor may no longer delete it
 */
export async function deleteReview(
  trx: TransactionClientContract,
  { id, bot }: ReviewToDelete,
  deletion: Deletion
) {
  const { actor, ruleIds } = deletion
  await lockBotReviews(trx, bot.id)
  const { isAuthor, isOwner, ...review } = await lockReview(trx, id, deletion)
  const removedAs = isOwner ? 'owner' : 'staff'
  if (!isAuthor) await storeRemovedReview(trx, id, { actor, removedAs })
  await execute(sql`DELETE FROM ratings WHERE id = ${id}`, trx)
  if (!isAuthor && isOwner) await countRemovedReview(trx, bot.id, 1)
  if (!isAuthor) await publish(trx, { topic: REMOVED_REVIEWS_TOPIC, key: String(bot.id) })

  const { userId, rating } = review
  const entry = {
    action: 'delete_review',
    targetType: 'rating',
    targetId: String(id),
    details: { ...getReviewDetails(review), ...(isAuthor ? {} : { removedAs }) },
  } as const
  const memberIds = isAuthor || userId === null ? [] : [userId]
  const decisionId = await (memberIds.length === 0
    ? audit(trx, actor, entry)
    : auditDecision(trx, actor, { ...entry, memberIds, ruleIds }))
  await updateBotRating(trx, bot.id)

  const botId = bot.id
  const data = { reviewId: id, userId, rating }
  const news: DecisionNews = {
    event: { botId, type: 'review.deleted', data },
    ...(memberIds.length > 0 && {
      inbox: { kind: 'review_removed', to: memberIds, botId, decisionId },
    }),
  }
  if (isAuthor || isOwner) await publishNews(trx, news)
  else await postponeNews(trx, { decisionId, botId, removedReviewId: id, actorId: actor.id, news })
}

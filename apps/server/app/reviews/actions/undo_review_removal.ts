import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { cancelNews } from '#app/directory/undo/cancel_news'
import {
  lockRemovedReview,
  reinsertReview,
  type RemovedReviewKey,
} from '#app/reviews/actions/reinsert_review'

/**
 * Undoes the removal of a review by the actor as staff, as if it had not been made: the review is back with its votes, and nobody is
 * notified.
 * @param decisionId in the audit log
 * @throws NoRowsAffectedError when it is too late, the author has written another review, the removal is not the actor's, or
 * they may not decide on the review
 */
export async function undoReviewRemoval(
  trx: TransactionClientContract,
  key: RemovedReviewKey,
  { decisionId, actor }: { decisionId: number; actor: Actor }
) {
  const removed = await lockRemovedReview(trx, key, actor)
  const { id, botId, userId, rating, removedAs, authorName } = removed
  const isMeant = sql`decision_news.removed_review_id = ${id} AND decision_news.decision_id = ${decisionId}`
  const canceled = await cancelNews(trx, actor, isMeant)
  if (canceled.length === 0) throw new NoRowsAffectedError()
  if (!(await reinsertReview(trx, removed))) throw new NoRowsAffectedError()
  await audit(trx, actor, {
    action: 'undo_decision',
    targetType: 'rating',
    targetId: String(id),
    details: { decisionId, targetName: authorName, botId, userId, rating, removedAs },
  })
}

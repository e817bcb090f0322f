import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { publish } from '#app/core/outbox/outbox'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { createInboxEvent } from '#app/identity/inbox_events'
import {
  lockRemovedReview,
  reinsertReview,
  type RemovedReviewKey,
} from '#app/reviews/actions/reinsert_review'
import type { RestoreReviewError } from '#app/reviews/staff_rules'

interface RestoreOptions {
  /** `null` for an administrator at the console. */
  actor: Actor | null
  /** Whether the author gets an inbox item. */
  notifies: boolean
}

/**
 * Restores a review that an owner of the bot or staff removed, with its votes.
 * @returns why it cannot be restored; `undefined` on success
 * @throws NoRowsAffectedError when the bot is deleted, or the actor owns it or wrote the review
 */
export async function restoreReview(
  trx: TransactionClientContract,
  key: RemovedReviewKey,
  { actor, notifies }: RestoreOptions
): Promise<RestoreReviewError | undefined> {
  const removed = await lockRemovedReview(trx, key, actor)
  const { id, botId, userId, rating, removedAs } = removed
  // The news of the removal would be deleted with it.
  await publishPendingNews(trx, { removedReviewIds: [id] })
  if (!(await reinsertReview(trx, removed))) return 'writtenAgain'

  await audit(trx, actor, {
    action: 'restore_review',
    targetType: 'rating',
    targetId: String(id),
    details: { botId, userId, rating, removedAs },
  })
  const data = { reviewId: id, userId, rating }
  await recordBotEvents(trx, { botId, type: 'review.created', data })
  if (notifies && userId !== null) {
    const item = { kind: 'review_restored', to: [userId], botId, ratingId: id } as const
    await publish(trx, createInboxEvent(item))
  }
  return undefined
}

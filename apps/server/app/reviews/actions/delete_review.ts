import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import type { RuleId } from '#app/identity/guidelines/rules'
import { createInboxEvent } from '#app/identity/inbox_events'
import { isActiveMember } from '#app/identity/queries/account_status'
import { queryRows, sql } from '#app/core/database/sql'
import { updateBotRating, lockBotReviews } from '#app/reviews/actions/lock_bot_reviews'
import {
  getReviewDetails,
  REMOVED_REVIEW_COLUMNS,
  type RemovedReview,
} from '#app/reviews/actions/removed_review'
import type { ReviewAccess } from '#app/reviews/queries/find_review_access'

interface Deletion {
  actor: Actor
  asStaff: boolean
  ruleIds: readonly RuleId[] | undefined
}

/**
 * Deletes a review permanently; the audit log keeps its text. If somebody else deletes it, the author is notified.
 * @param asStaff whether the actor may delete it as staff, without being its author or an owner of the bot
 * @throws NoRowsAffectedError when it is gone, or the actor may no longer delete it
 */
export async function deleteReview(
  trx: TransactionClientContract,
  { id, bot }: ReviewAccess,
  { actor, asStaff, ruleIds }: Deletion
) {
  await lockBotReviews(trx, bot.id)
  const [removed] = await queryRows<RemovedReview>(
    sql`
      DELETE FROM ratings USING ${BOTS}
      WHERE ratings.id = ${id} AND bots.id = ratings.bot_id AND ${isActiveMember(actor.id)}
        AND (${asStaff} OR ratings.user_id = ${actor.id} OR ${isOwnedBy(actor.id)})
      RETURNING ${REMOVED_REVIEW_COLUMNS}
    `,
    trx
  )
  if (!removed) throw new NoRowsAffectedError()
  const { userId, rating } = removed
  const entry = {
    action: 'delete_review',
    targetType: 'rating',
    targetId: String(id),
    details: getReviewDetails(removed),
  } as const
  if (userId === null || userId === actor.id) await audit(trx, actor, entry)
  else {
    const to = [userId]
    const decisionId = await auditDecision(trx, actor, { ...entry, memberIds: to, ruleIds })
    const item = { kind: 'review_removed', to, botId: bot.id, decisionId } as const
    await publish(trx, createInboxEvent(item))
  }
  await updateBotRating(trx, bot.id)
  const data = { reviewId: id, userId, rating }
  await recordBotEvents(trx, { botId: bot.id, type: 'review.deleted', data })
}

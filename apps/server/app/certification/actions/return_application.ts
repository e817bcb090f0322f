import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockReviewedBot, type ReviewedBot } from '#app/certification/actions/review_application'
import { createApplicationEvent } from '#app/certification/outbox'
import { isAboutApplication } from '#app/certification/queries/application_rows'
import { REVIEW_STATUSES, type ReviewStatus } from '#app/certification/rules'
import { audit, type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { logUndoneBotDecision, restoreFormerState } from '#app/directory/undo/undo_decision'

interface Return {
  applicationId: number
  actor: Actor | null
  /** The statuses from which it may return. */
  from: readonly ReviewStatus[]
  action: 'reopen_application' | 'undo_decision'
  /** Added to the entry of the audit log. */
  details?: Record<string, unknown>
}

/** Makes a reviewed application pending, as it was before the review. The caller has locked its bot. */
async function returnToQueue(
  trx: TransactionClientContract,
  { botId, botName, owners }: ReviewedBot,
  { applicationId, actor, from, action, details = {} }: Return
) {
  const [reviewed] = await queryRows<{ status: ReviewStatus }>(
    sql`
      WITH reviewed AS (
        SELECT id, status FROM certification_applications
        WHERE id = ${applicationId} AND status = ANY (${from}::text[]) FOR UPDATE
      )
      UPDATE certification_applications AS applications
      SET status = 'pending', reviewed_by = NULL, reviewed_at = NULL, review_reason = NULL
      FROM reviewed WHERE applications.id = reviewed.id
      RETURNING reviewed.status
    `,
    trx
  )
  if (!reviewed) throw new NoRowsAffectedError()
  await audit(trx, actor, {
    action,
    targetType: 'certification_application',
    targetId: String(applicationId),
    details: {
      ...details,
      oldValue: { status: reviewed.status },
      newValue: { status: 'pending' },
      targetName: botName,
      botId,
    },
  })
  await publish(trx, createApplicationEvent(applicationId, owners))
}

/**
 * Returns a rejected application to the queue, as it was before the rejection.
 * @param actor `null` for an administrator at the console
 * @throws NoRowsAffectedError when it is not rejected, or for the actor's own bot
 */
export async function reopenApplication(
  trx: TransactionClientContract,
  applicationId: number,
  actor: Actor | null
) {
  const bot = await lockReviewedBot(trx, applicationId, actor)
  await returnToQueue(trx, bot, {
    applicationId,
    actor,
    from: ['rejected'],
    action: 'reopen_application',
  })
}

/**
 * Undoes a review of the actor, with the certification that is part of it, as if neither had been made. Nobody is notified.
 * @param decisionId the review, in the audit log
 * @throws NoRowsAffectedError when it is too late, the bot has changed since, or the review is not the actor's
 */
export async function undoReview(
  trx: TransactionClientContract,
  applicationId: number,
  { decisionId, actor }: { decisionId: number; actor: Actor }
) {
  const bot = await lockReviewedBot(trx, applicationId, actor)
  const isMeant = isAboutApplication(sql`${applicationId}`)
  const [review, ...parts] = await restoreFormerState(trx, bot.botId, actor, isMeant)
  if (review?.decisionId !== decisionId) throw new NoRowsAffectedError()
  for (const part of parts) await logUndoneBotDecision(trx, bot.botId, actor, part)
  await returnToQueue(trx, bot, {
    applicationId,
    actor,
    from: REVIEW_STATUSES,
    action: 'undo_decision',
    details: { decisionId },
  })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IS_ELIGIBLE } from '#app/certification/queries/eligible'
import type { ApplicationStatus, ReviewStatus } from '#app/certification/rules'
import { createApplicationEvent } from '#app/certification/outbox'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { certifyBot } from '#app/directory/actions/decide_bot'
import { postponeNews } from '#app/directory/undo/postpone_news'
import { type DecisionNews, publishPendingNews } from '#app/directory/undo/publish_news'
import { findStoredReview, type StoredReview } from '#app/directory/undo/stored_review'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { BOTS, BOT_STATS } from '#app/directory/tables'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { findNewestVersion } from '#app/directory/versions/queries/listing'
import { auditDecision } from '#app/identity/decisions/audit_decision'
import type { RuleId } from '#app/identity/guidelines/rules'

interface Reviewer {
  actor: Actor
  /** The version of the bot's listing that was looked at; without one, the newest. */
  version?: number | undefined
}

export interface ReviewedBot {
  botId: number
  botName: string
  owners: string[]
}

/** Locks the bot before the application, in the same order as applying does, to avoid deadlocks. */
export async function lockReviewedBot(
  trx: TransactionClientContract,
  applicationId: number,
  actor: Actor | null,
  condition: Sql = rawSql('true')
): Promise<ReviewedBot> {
  const isNotOwn = actor ? sql`NOT ${isInterestedIn(actor.id)}` : rawSql('true')
  const [bot] = await queryRows<ReviewedBot>(
    sql`
      SELECT bots.id AS "botId", bots.name AS "botName",
        array_prepend(bots.user_id, bots.additional_owners) AS owners
      FROM certification_applications applications
      JOIN ${BOTS} ON bots.id = applications.bot_id AND bots.deleted_at IS NULL
      JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
      WHERE applications.id = ${applicationId} AND ${condition} AND ${isNotOwn}
      FOR NO KEY UPDATE OF bots
    `,
    trx
  )
  if (!bot) throw new NoRowsAffectedError()
  return bot
}

interface SeenBot extends ReviewedBot {
  /** The version of the listing that the review is about. */
  version: number
}

/** Locks the bot, whose listing must still be the one that the reviewer saw. */
async function lockSeenBot(
  trx: TransactionClientContract,
  applicationId: number,
  { actor, version: seen }: Reviewer,
  condition?: Sql
): Promise<SeenBot> {
  const bot = await lockReviewedBot(trx, applicationId, actor, condition)
  // The bot's row is locked by now, so its listing no longer changes.
  const newest = await findNewestVersion(bot.botId, trx)
  if (seen !== undefined && seen !== newest) throw new NoRowsAffectedError()
  return { ...bot, version: newest }
}

interface Review {
  status: ReviewStatus
  reviewReason: string | null
  /** The rules that a rejection names. */
  ruleIds?: readonly RuleId[] | undefined
}

/** @returns the id of the entry in the audit log */
async function closeApplication(
  trx: TransactionClientContract,
  applicationId: number,
  actor: Actor,
  { status, reviewReason, ruleIds }: Review,
  { botId, botName, owners, version }: SeenBot
): Promise<number> {
  const closed = await queryRows(
    sql`
      UPDATE certification_applications SET status = ${status}, reviewed_by = ${actor.id},
        reviewed_at = now(), review_reason = ${reviewReason}
      WHERE id = ${applicationId} AND status = 'pending' RETURNING id
    `,
    trx
  )
  if (closed.length === 0) throw new NoRowsAffectedError()
  const entry = {
    targetType: 'certification_application',
    targetId: String(applicationId),
    details: {
      ...(reviewReason === null ? {} : { reason: reviewReason }),
      oldValue: { status: 'pending' },
      newValue: { status },
      targetName: botName,
      botId,
      version,
    },
  }
  await publish(trx, createApplicationEvent(applicationId, owners))
  if (status === 'approved') return audit(trx, actor, { ...entry, action: 'approve_application' })
  const decision = { ...entry, action: 'reject_application', memberIds: owners, ruleIds } as const
  return auditDecision(trx, actor, decision)
}

interface UndoableReview {
  decisionId: number
  applicationId: number
  actor: Actor
  bot: SeenBot
  /** Of the bot, before the review. */
  former: StoredReview
  news: DecisionNews
}

/** Lets the reviewer undo the review for a while, and publishes its news afterwards. */
async function postponeReviewNews(
  trx: TransactionClientContract,
  { actor, bot: { botId, version }, ...review }: UndoableReview
) {
  const current = await findStoredReview(trx, botId)
  const decision = { botId, actorId: actor.id, version, hasApprovedVersion: false, current }
  await postponeNews(trx, { ...review, ...decision })
}

interface Approval extends Reviewer {
  reviewReason: string | null
}

/**
 * Approves a pending application, and certifies its bot.
 * @throws NoRowsAffectedError when it is not pending, its bot is no longer eligible or is the actor's own, or the
 * listing has a newer version than the one that was looked at
 */
export async function approveApplication(
  trx: TransactionClientContract,
  applicationId: number,
  { actor, version, reviewReason }: Approval
) {
  const bot = await lockSeenBot(trx, applicationId, { actor, version }, IS_ELIGIBLE)
  const former = await findStoredReview(trx, bot.botId)
  const review = { status: 'approved', reviewReason } as const
  const decisionId = await closeApplication(trx, applicationId, actor, review, bot)
  await certifyBot(trx, bot.botId, { actor, isUndoable: true, applicationId })
  // The news are those of the certification.
  await postponeReviewNews(trx, { decisionId, applicationId, actor, bot, former, news: {} })
}

interface Rejection extends Reviewer {
  reason: string
  ruleIds: readonly RuleId[] | undefined
}

/**
 * Rejects a pending application.
 * @throws NoRowsAffectedError when it is not pending, for the actor's own bot, or when the listing has a newer version
 * than the one that was looked at
 */
export async function rejectApplication(
  trx: TransactionClientContract,
  applicationId: number,
  { actor, version, reason, ruleIds }: Rejection
) {
  const bot = await lockSeenBot(trx, applicationId, { actor, version })
  const { owners: to, botId } = bot
  await publishPendingNews(trx, { botId })
  const former = await findStoredReview(trx, botId)
  const review = { status: 'rejected', reviewReason: reason, ruleIds } as const
  const decisionId = await closeApplication(trx, applicationId, actor, review, bot)
  const news = { inbox: { kind: 'application_rejected', to, botId, reason, decisionId } } as const
  await postponeReviewNews(trx, { decisionId, applicationId, actor, bot, former, news })
}

interface DeletedApplication {
  status: ApplicationStatus
  reason: string
  reviewReason: string | null
}

/** Deletes a reviewed application. @throws NoRowsAffectedError when it is pending, or for the actor's own bot */
export async function deleteApplication(
  trx: TransactionClientContract,
  applicationId: number,
  actor: Actor
) {
  const { botId, botName, owners } = await lockReviewedBot(trx, applicationId, actor)
  await publishPendingNews(trx, { botId })
  const [deleted] = await queryRows<DeletedApplication>(
    sql`
      DELETE FROM certification_applications WHERE id = ${applicationId} AND status <> 'pending'
      RETURNING status, reason, review_reason AS "reviewReason"
    `,
    trx
  )
  if (!deleted) throw new NoRowsAffectedError()
  await audit(trx, actor, {
    action: 'delete_application',
    targetType: 'certification_application',
    targetId: String(applicationId),
    details: { oldValue: deleted, targetName: botName, botId },
  })
  await publish(trx, createApplicationEvent(applicationId, owners))
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DemoAdminLog, DemoQuestion, DemoRemovedReview } from '@botanica/demo-world'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { HOUR_MS } from '#app/core/time'
import { toDecisionRules } from '#app/identity/decisions/audit_decision'
import { type AdverseAction, UNSPECIFIED_RULE } from '#app/identity/decisions/rules'
import type { InboxKind } from '#app/identity/account/rules'
import type { RuleId } from '#app/identity/guidelines/rules'
import type { Row } from '#database/demo/bulk_insert'
import type { DateOf } from '#database/demo/demo_rows'

/** The inbox items of decisions that the demo data has. */
const INBOX_KINDS_BY_ACTION: Partial<Record<string, InboxKind>> = {
  reject_bot: 'bot_rejected',
  reject_application: 'application_rejected',
  delete_review: 'review_removed',
  ban_user: 'account_banned',
  disable_user: 'account_disabled',
} satisfies Partial<Record<AdverseAction, InboxKind>>

/** How long after a decision, a question or an answer its members read of it. */
const READ_AFTER_MS = HOUR_MS

const toReadAt = (createdAt: Date) => new Date(createdAt.getTime() + READ_AFTER_MS)

/** The details of an entry of the audit log. Decisions against members get the texts of their rules. */
export function toLogDetails({ details }: DemoAdminLog) {
  if (!details.memberIds) return details
  const ruleIds = (details.ruleIds ?? []) as readonly RuleId[]
  return {
    ...details,
    ruleIds: ruleIds.length === 0 ? [UNSPECIFIED_RULE] : ruleIds,
    rules: toDecisionRules(ruleIds),
  }
}

interface SeedRemovedReviewOptions {
  dateOf: DateOf
  botId: number
}

/** Inserts a removed review as if it had been one of the reviews before. @returns its id */
export async function seedRemovedReview(
  trx: TransactionClientContract,
  review: DemoRemovedReview,
  { dateOf, botId }: SeedRemovedReviewOptions
): Promise<number> {
  const { userId, rating, comment, removedAs, removedBy } = review
  const [row] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO removed_ratings (
        id, bot_id, user_id, rating, comment, has_owner_heart, is_blocked, created_at, updated_at,
        removed_at, removed_by, removed_as
      )
      SELECT nextval(pg_get_serial_sequence('ratings', 'id')), ${botId}, ${userId}, ${rating}, ${comment},
        false, false, ${dateOf(review.createdAt)}, ${dateOf(review.createdAt)},
        ${dateOf(review.removedAt)}, ${removedBy}, ${removedAs}
      RETURNING id
    `,
    trx
  )
  if (removedAs === 'owner') {
    await execute(
      sql`
        UPDATE bot_stats SET owner_removed_reviews_count = owner_removed_reviews_count + 1
        WHERE bot_id = ${botId}
      `,
      trx
    )
  }
  return row!.id
}

interface DecisionRow {
  log: DemoAdminLog
  id: number
  /** The internal id of its bot. */
  botId: number | null
}

/** The rows of the inbox items of decisions, which their members have read. */
export function buildInboxRows(decisions: readonly DecisionRow[], dateOf: DateOf): Row[] {
  return decisions.flatMap(({ log, id, botId }, index) => {
    const kind = INBOX_KINDS_BY_ACTION[log.action]
    if (!kind) return []
    const createdAt = dateOf(log.createdAt)
    return (log.details.memberIds ?? []).map((memberId): Row => ({
      // No event of the outbox; its ids are positive.
      outbox_id: -1 - index,
      user_id: memberId,
      kind,
      bot_id: botId,
      decision_id: id,
      reason: log.details.reason ?? null,
      created_at: createdAt,
      read_at: toReadAt(createdAt),
    }))
  })
}

interface SeededQuestion {
  question: DemoQuestion
  /** The internal id of its bot. */
  botId: number
  ownerIds: readonly string[]
}

/**
 * The rows of the inbox items of questions to owners and of their answers, which have been read.
 * @param decisionCount the number of the decisions that have inbox items, too
 */
export function buildQuestionInboxRows(
  questions: readonly SeededQuestion[],
  { dateOf, decisionCount }: { dateOf: DateOf; decisionCount: number }
): Row[] {
  const items = questions.flatMap(({ question, botId, ownerIds }) => {
    const { askerId, text, createdAt, answer } = question
    const asked = ownerIds.map((to) => ({ kind: 'bot_question', to, botId, text, createdAt }))
    return answer ? [...asked, { kind: 'bot_answer', to: askerId, botId, ...answer }] : asked
  })
  return items.map(({ kind, to, botId, text, createdAt: offset }, index): Row => {
    const createdAt = dateOf(offset)
    return {
      // After those of the decisions.
      outbox_id: -1 - decisionCount - index,
      user_id: to,
      kind,
      bot_id: botId,
      decision_id: null,
      reason: text,
      created_at: createdAt,
      read_at: toReadAt(createdAt),
    }
  })
}

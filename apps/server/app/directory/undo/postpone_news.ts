import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { decisionConfig } from '#config/decisions'
import { execute, insertedRow, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { fromNow } from '#app/core/queue'
import { DECISION_NEWS_TOPIC } from '#app/directory/outbox'
import { type DecisionNews, publishNews } from '#app/directory/undo/publish_news'
import type { StoredRestriction } from '#app/identity/actions/change_member'
import type { StoredReview } from '#app/directory/undo/stored_review'
import type { StoredFields } from '#app/directory/versions/queries/bot_changes'

interface UndoableDecision {
  decisionId: number
  actorId: string
  news: DecisionNews
}

/** The state before and after a decision. */
interface StateChange<State> {
  former: State
  current: State
}

interface UndoableBotDecision extends UndoableDecision, StateChange<StoredReview> {
  botId: number
  /** The certification request that was reviewed, or whose review the decision is part of. */
  applicationId?: number | undefined
  /** The change of an approved bot that was decided on, and what the decision has replaced in the listing. */
  changeId?: number
  formerListing?: StoredFields
  /** The newest version of the listing after the decision, and whether the decision approved it. */
  version: number
  hasApprovedVersion: boolean
}

interface UndoableCaseDecision extends UndoableDecision {
  /** The reports that were decided on. */
  reportCaseId: number
}

interface UndoableReviewRemoval extends UndoableDecision {
  botId: number
  /** The review that was removed. */
  removedReviewId: number
}

interface UndoableMemberDecision extends UndoableDecision, StateChange<StoredRestriction> {
  memberId: string
}

type Undoable =
  UndoableBotDecision | UndoableCaseDecision | UndoableReviewRemoval | UndoableMemberDecision

/** What any of them is about. */
type Subject = Partial<StateChange<object>> &
  Partial<
    Omit<
      UndoableBotDecision & UndoableCaseDecision & UndoableReviewRemoval & UndoableMemberDecision,
      keyof StateChange<object>
    >
  >

const toJson = (value: object | undefined) => (value ? JSON.stringify(value) : null)

/** Lets the decision be undone for a while, if that is configured, and publishes its news afterwards. */
export async function postponeNews(trx: TransactionClientContract, decision: Undoable) {
  const { decisionId, actorId, news } = decision
  if (decisionConfig.undoMs === 0) return publishNews(trx, news)
  const about: Subject = decision
  const row = {
    decision_id: decisionId,
    bot_id: about.botId ?? null,
    application_id: about.applicationId ?? null,
    change_id: about.changeId ?? null,
    report_case_id: about.reportCaseId ?? null,
    removed_review_id: about.removedReviewId ?? null,
    member_id: about.memberId ?? null,
    actor_id: actorId,
    due_at: fromNow(decisionConfig.undoMs),
    news: toJson(news),
    former: toJson(about.former),
    current: toJson(about.current),
    former_listing: toJson(about.formerListing),
    version: about.version ?? null,
    approved_version: about.hasApprovedVersion ?? null,
  }
  await execute(sql`INSERT INTO decision_news ${insertedRow(row)}`, trx)
  await publish(trx, { topic: DECISION_NEWS_TOPIC, key: String(decisionId) })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { decisionConfig } from '#config/decisions'
import { execute, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { fromNow } from '#app/core/queue'
import { DECISION_NEWS_TOPIC } from '#app/directory/outbox'
import { type DecisionNews, publishNews } from '#app/directory/undo/publish_news'
import type { StoredReview } from '#app/directory/undo/stored_review'
import type { StoredFields } from '#app/directory/versions/queries/bot_changes'

interface UndoableDecision {
  decisionId: number
  botId: number
  /** The certification request that was reviewed, or whose review the decision is part of. */
  applicationId?: number | undefined
  /** The change of an approved bot that was decided on, and what the decision has replaced in the listing. */
  changeId?: number
  formerListing?: StoredFields
  actorId: string
  news: DecisionNews
  /** Before and after the decision. */
  former: StoredReview
  current: StoredReview
  /** The newest version of the listing after the decision, and whether the decision approved it. */
  version: number
  hasApprovedVersion: boolean
}

/** Lets the decision be undone for a while, if that is configured, and publishes its news afterwards. */
export async function postponeNews(trx: TransactionClientContract, decision: UndoableDecision) {
  if (decisionConfig.undoMs === 0) return publishNews(trx, decision.news)
  const { decisionId, botId, actorId, version, hasApprovedVersion } = decision
  const { applicationId = null, changeId = null, formerListing } = decision
  await execute(
    sql`
      INSERT INTO decision_news
        (decision_id, bot_id, application_id, change_id, actor_id, due_at, news, former, current, former_listing,
          version, approved_version)
      VALUES (
        ${decisionId}, ${botId}, ${applicationId}, ${changeId}, ${actorId}, ${fromNow(decisionConfig.undoMs)},
        ${JSON.stringify(decision.news)}::jsonb, ${JSON.stringify(decision.former)}::jsonb,
        ${JSON.stringify(decision.current)}::jsonb,
        ${formerListing ? JSON.stringify(formerListing) : null}::jsonb, ${version}, ${hasApprovedVersion}
      )
    `,
    trx
  )
  await publish(trx, { topic: DECISION_NEWS_TOPIC, key: String(botId) })
}

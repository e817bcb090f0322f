import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, type Sql, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { NewBotEvent } from '#app/events/rules'
import { createInboxEvent, type InboxEvent } from '#app/identity/inbox_events'

/** What a decision causes outside: webhooks and streams, inbox and push. */
export interface DecisionNews {
  event?: NewBotEvent
  inbox?: InboxEvent
}

export async function publishNews(trx: TransactionClientContract, ...news: DecisionNews[]) {
  await recordBotEvents(trx, ...news.flatMap(({ event }) => event ?? []))
  await publish(trx, ...news.flatMap(({ inbox }) => (inbox ? createInboxEvent(inbox) : [])))
}

/** Of a bot those about its reviews, too. */
type PendingNews =
  | { botId: number }
  | { decisionId: number }
  | { reportCaseIds: readonly number[] }
  | { removedReviewIds: readonly number[] }
  | { memberId: string }

function isMeant(which: PendingNews): Sql {
  if ('botId' in which) return sql`bot_id = ${which.botId}`
  if ('decisionId' in which) return sql`decision_id = ${which.decisionId}`
  if ('memberId' in which) return sql`member_id = ${which.memberId}`
  if ('removedReviewIds' in which)
    return sql`removed_review_id = ANY (${which.removedReviewIds}::bigint[])`
  return sql`report_case_id = ANY (${which.reportCaseIds}::bigint[])`
}

/**
 * Publishes the news of decisions that are not due yet, because something else has followed from them: they can no longer be
 * undone, and come before its own news.
 */
export async function publishPendingNews(trx: TransactionClientContract, which: PendingNews) {
  const pending = await queryRows<{ news: DecisionNews }>(
    sql`
      WITH pending AS (DELETE FROM decision_news WHERE ${isMeant(which)} RETURNING decision_id, news)
      SELECT news FROM pending ORDER BY decision_id
    `,
    trx
  )
  await publishNews(trx, ...pending.map(({ news }) => news))
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { NewBotEvent } from '#app/events/rules'
import { createInboxEvent, type InboxEvent } from '#app/identity/inbox_events'

/** What a decision causes outside of the directory: webhooks and streams, inbox and push. */
export interface DecisionNews {
  event: NewBotEvent
  inbox: InboxEvent
}

export async function publishNews(trx: TransactionClientContract, ...news: DecisionNews[]) {
  await recordBotEvents(trx, ...news.map(({ event }) => event))
  await publish(trx, ...news.map(({ inbox }) => createInboxEvent(inbox)))
}

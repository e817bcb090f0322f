import type { OutboxMessage } from '#app/core/outbox/outbox'
import type { InboxKind } from '#app/identity/account/rules'

/** Outbox topic: members are to read of something in their inbox. The key is empty, the payload a notice. */
export const INBOX_EVENT_TOPIC = 'notice'

/** What happened, and who is to read of it. */
export interface InboxEvent {
  kind: InboxKind
  /** Ids of members. Who has no account here is passed over, so a bot's owners can be named as they are. */
  to: readonly string[]
  /** Our own id of the bot that it is about. */
  botId?: number
  /** The review that it is about. */
  ratingId?: number
  /** Why, in the words of who did it. */
  reason?: string | null
  /** Until when; without it for good. */
  expiresAt?: Date | null
}

/** To be published in the transaction of what happened: the inbox then has it within a second, once. */
export function createInboxEvent(notice: InboxEvent): OutboxMessage {
  return { topic: INBOX_EVENT_TOPIC, key: '', payload: { ...notice, to: [...new Set(notice.to)] } }
}

import type { OutboxMessage } from '#app/core/outbox/outbox'
import type { InboxKind } from '#app/identity/account/rules'

/** Outbox topic: members receive an inbox item. The key is empty, the payload an `InboxEvent`. */
export const INBOX_EVENT_TOPIC = 'notice'

/**
 * Outbox topic: a member has done what inbox items ask for, so they need not be read any more. The key is the member's id,
 * the payload an `InboxSelection`.
 */
export const INBOX_DONE_TOPIC = 'inbox_done'

/** Inbox items of one kind about one bot. */
export interface InboxSelection {
  kind: InboxKind
  botId: number
}

/** Creates an event to publish in the transaction of what the member did. */
export function createInboxDoneEvent(memberId: string, selection: InboxSelection): OutboxMessage {
  return { topic: INBOX_DONE_TOPIC, key: memberId, payload: { ...selection } }
}

/** What happened, and which members receive an inbox item. */
export interface InboxEvent {
  kind: InboxKind
  /** Discord ids. Those without an account are skipped, so all owners of a bot can be listed. */
  to: readonly string[]
  /** The internal id of the bot. */
  botId?: number
  /** The review. */
  ratingId?: number
  /** The reason, as the staff member wrote it. */
  reason?: string | null
  /** The end of a restriction; without one it is permanent. */
  expiresAt?: Date | null
  /** The decision that the member reads about, for its rules. */
  decisionId?: number | undefined
}

/** Creates an event to publish in the transaction of the change. Each recipient gets one inbox item within a second. */
export function createInboxEvent(event: InboxEvent): OutboxMessage {
  return { topic: INBOX_EVENT_TOPIC, key: '', payload: { ...event, to: [...new Set(event.to)] } }
}

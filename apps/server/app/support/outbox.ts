import type { OutboxMessage } from '#app/core/outbox/outbox'

/** Outbox topic: a member's support requests have changed. The key is the member's id. */
export const SUPPORT_TOPIC = 'support_request'

export function createSupportEvent(memberId: string): OutboxMessage {
  return { topic: SUPPORT_TOPIC, key: memberId }
}

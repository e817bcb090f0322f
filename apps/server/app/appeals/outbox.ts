import type { OutboxMessage } from '#app/core/outbox/outbox'

/** Outbox topic: an appeal was sent or decided. The key is the id of the member who sent it. */
export const APPEAL_TOPIC = 'appeal'

export function createAppealEvent(memberId: string): OutboxMessage {
  return { topic: APPEAL_TOPIC, key: memberId }
}

import type { OutboxMessage } from '#app/core/outbox/outbox'

/** Outbox topic: the reports of a target have changed. The key is the id of their case. */
export const REPORTS_TOPIC = 'reports'

export function createReportsEvent(caseId: number): OutboxMessage {
  return { topic: REPORTS_TOPIC, key: String(caseId) }
}

import type { OutboxMessage } from '#app/core/outbox/outbox'

/** Outbox topic: the application for a certificate whose id is the key was made, reviewed or deleted. */
export const APPLICATION_TOPIC = 'certification_application'

/** @param owners who see how it stands */
export function createApplicationEvent(id: number, owners: readonly string[]): OutboxMessage {
  return { topic: APPLICATION_TOPIC, key: String(id), payload: { owners } }
}

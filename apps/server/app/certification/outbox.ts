import type { OutboxMessage } from '#app/core/outbox/outbox'

/** Outbox topic: an application for certification was sent, reviewed or deleted. The key is its id. */
export const APPLICATION_TOPIC = 'certification_application'

/** @param owners ids of the bot's owners, who see the application's status */
export function createApplicationEvent(id: number, owners: readonly string[]): OutboxMessage {
  return { topic: APPLICATION_TOPIC, key: String(id), payload: { owners } }
}

import type { OutboxEvent } from '#app/core/outbox/outbox'
import { sendEventsSoon } from '#app/webhooks/sending/webhook_sender'

/** Sends the new events of a bot. Every process runs this; each webhook is claimed by one. */
export function handleBotEvents({ key }: OutboxEvent) {
  sendEventsSoon(Number(key))
}

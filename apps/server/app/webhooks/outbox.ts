import logger from '@adonisjs/core/services/logger'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { wakeWebhooks } from '#app/webhooks/sending/due_webhooks'
import { sendEventsSoon, sendWebhooksSoon } from '#app/webhooks/sending/webhook_sender'

/** Sends the new events of a bot. Every process runs this; each webhook is claimed by one. */
export function handleBotEvents({ key }: OutboxEvent) {
  sendEventsSoon(Number(key))
}

/** Looks for events of all bots, because this process may have missed some. */
export async function handleMissedBotEvents() {
  try {
    await wakeWebhooks()
    sendWebhooksSoon()
  } catch (error) {
    logger.warn({ err: error }, 'could not look for missed events of webhooks')
  }
}

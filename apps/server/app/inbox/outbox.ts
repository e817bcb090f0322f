import logger from '@adonisjs/core/services/logger'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import { createInboxItemsOf, createInboxItems } from '#app/inbox/actions/create_inbox_items'
import { sendPushesSoon } from '#app/inbox/push/sending/send_soon'

/** Outbox topic: the member whose id is the key has read something in the inbox. */
export const INBOX_READ_TOPIC = 'inbox_read'

/** Puts a notice into the inboxes of those whom it is for. Every process does so; the first one wins. */
export async function createPublishedInboxItem({ id }: OutboxEvent) {
  await createInboxItemsOf(id)
  sendPushesSoon()
}

/** Delivers what no process read because none was running when it was published. */
export async function createMissedInboxItems() {
  try {
    await createInboxItems()
  } catch (error) {
    logger.warn({ err: error }, 'notices could not be delivered; a job tries again')
  }
}

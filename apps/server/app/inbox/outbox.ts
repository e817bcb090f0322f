import logger from '@adonisjs/core/services/logger'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import type { OutboxEvent } from '#app/core/outbox/outbox'
import type { InboxSelection } from '#app/identity/inbox_events'
import {
  createInboxItemsOfEvent,
  createPendingInboxItems,
} from '#app/inbox/actions/create_inbox_items'
import { markRead } from '#app/inbox/actions/mark_read'
import { sendPushesSoon } from '#app/inbox/push/sending/send_pushes_soon'

/** Creates the inbox items of an event. Every process runs this; the first one wins. */
export async function handleInboxEvent({ id }: OutboxEvent) {
  await createInboxItemsOfEvent(id)
  sendPushesSoon()
}

/** Marks what a member has done as read. Every process runs this; the first one wins. */
export async function handleInboxDone({ key, payload }: OutboxEvent) {
  const selection = payload as unknown as InboxSelection
  await runInTransaction((trx) => markRead(trx, key, selection))
}

/** Creates the items of events that were published while no process was running. */
export async function createMissedInboxItems() {
  try {
    await createPendingInboxItems()
  } catch (error) {
    logger.warn({ err: error }, 'could not create missed inbox items; a job will retry')
  }
}

import logger from '@adonisjs/core/services/logger'
import { onOutbox, onOutboxGap } from '#app/core/outbox/outbox'
import { NOTICE_TOPIC } from '#app/identity/notices'
import { deliverNotice, deliverNotices } from '#app/inbox/actions/deliver_notices'
import { sendPushesSoon } from '#app/inbox/push/sending/send_soon'

/** Outbox topic: the member whose id is the key has read something in the inbox. */
export const INBOX_READ_TOPIC = 'inbox_read'

// Every process delivers what it hears of, and what nobody heard because none was there when it was told.
onOutbox(NOTICE_TOPIC, async ({ id }) => {
  await deliverNotice(id)
  sendPushesSoon()
})
onOutboxGap(() =>
  deliverNotices().catch((error: unknown) => {
    logger.warn({ err: error }, 'notices could not be delivered; a job tries again')
  })
)

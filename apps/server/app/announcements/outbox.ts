/** Outbox topic: the announcement whose id is the key came, was sent, changed or went. */
export const ANNOUNCEMENT_TOPIC = 'announcement'

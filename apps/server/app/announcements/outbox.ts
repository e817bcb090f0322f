/** Outbox topic: an announcement was created, sent, edited or deleted. The key is its id. */
export const ANNOUNCEMENT_TOPIC = 'announcement'

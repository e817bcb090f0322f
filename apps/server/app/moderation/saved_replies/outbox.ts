/** Outbox topic: a saved reply was created, edited or deleted. The key is its id. */
export const SAVED_REPLY_TOPIC = 'saved_reply'

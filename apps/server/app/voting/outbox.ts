/**
 * Outbox topic: a member has turned a reminder on or off. The key is the bot's internal id, and the payload names the
 * member as that of a vote does.
 */
export const VOTE_REMINDER_TOPIC = 'vote_reminder'

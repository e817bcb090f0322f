/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['bot_votes', 'vote_events'] as const

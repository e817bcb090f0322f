import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['bot_votes', 'vote_events'] as const

/** For statements of other contexts that read the table. */
export const VOTE_EVENTS = rawSql('vote_events')

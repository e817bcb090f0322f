import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['bot_events'] as const

/** For statements of other contexts that read the table. */
export const BOT_EVENTS = rawSql('bot_events')

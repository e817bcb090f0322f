import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['presences'] as const

/** For statements of other contexts, which read it. */
export const PRESENCES = rawSql('presences')

import { rawSql } from '#app/core/database/sql'

/** The tables of this context. Other contexts do not write them. */
export const TABLES = ['presences'] as const

/** For queries of other contexts, which read it. */
export const PRESENCES = rawSql('presences')

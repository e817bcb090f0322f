import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['appeals'] as const

/** Views for contexts in lower layers, which cannot import from this one. */
export const PUBLISHED_VIEWS = ['open_appeals'] as const

/** For statements of other contexts that read this table. */
export const APPEALS = rawSql('appeals')

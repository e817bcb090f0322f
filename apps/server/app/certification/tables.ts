import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['certification_applications'] as const

/** Views for contexts in the same layer, which cannot import from this one. */
export const PUBLISHED_VIEWS = ['pending_applications'] as const

/** For statements of other contexts that read this table. */
export const CERTIFICATION_APPLICATIONS = rawSql('certification_applications')

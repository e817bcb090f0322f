import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write them. */
export const TABLES = ['report_cases', 'reports'] as const

/** Views for sibling contexts, which cannot import from this one. */
export const PUBLISHED_VIEWS = ['open_report_cases'] as const

/** For statements of other contexts that read this table. */
export const REPORT_CASES = rawSql('report_cases')

import { rawSql } from '#app/core/database/sql'

/** The tables that this context owns: only its own statements write to them. */
export const TABLES = ['admin_logs', 'idempotency_keys', 'jobs', 'outbox'] as const

/** For statements of other contexts that read the table. */
export const ADMIN_LOGS = rawSql('admin_logs')
export const OUTBOX = rawSql('outbox')

import { selectLastEntryAt } from '#app/core/audit/last_entry'
import { rawSql, type Sql, sql } from '#app/core/database/sql'

/**
 * Selects when an application last entered the queue, also when an appeal has reopened it; `NULL` if the audit log does not
 * have it.
 * @param applicationId an expression of the id as text
 * @param until an expression: later entries are ignored
 */
export const selectAppliedAt = (applicationId: Sql, until: Sql): Sql =>
  selectLastEntryAt({
    actions: ['apply_for_certification', 'reopen_application'],
    targetType: 'certification_application',
    targetId: applicationId,
    until,
  })

/** SQL expression on `applications`: when the application last entered the queue. */
export const APPLIED_AT = sql`
  coalesce(
    ${selectAppliedAt(rawSql('applications.id::text'), rawSql('now()'))}, applications.created_at
  )
`

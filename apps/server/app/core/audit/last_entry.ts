import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import type { AuditAction } from '#app/core/audit/rules'

interface LastEntryOptions {
  actions: readonly AuditAction[]
  targetType: string
  /** An expression of the id as text. */
  targetId: Sql
  /** An expression: later entries are ignored. */
  until: Sql
}

/** Lists actions as literals, so that the planner knows them. */
export const actionList = (actions: readonly AuditAction[]): Sql =>
  rawSql(actions.map((action) => `'${action}'`).join(', '))

/** Selects when the audit log last had one of these actions for a target; `NULL` if it never had. */
export function selectLastEntryAt({ actions, targetType, targetId, until }: LastEntryOptions): Sql {
  return sql`(
    SELECT max(earlier.created_at) FROM ${ADMIN_LOGS} AS earlier
    WHERE earlier.target_type = ${rawSql(`'${targetType}'`)} AND earlier.target_id = ${targetId}
      AND earlier.action IN (${actionList(actions)}) AND earlier.created_at <= ${until}
  )`
}

import { actionList, selectLastEntryAt } from '#app/core/audit/last_entry'
import type { AuditAction } from '#app/core/audit/rules'
import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { isNotUndone } from '#app/identity/decisions/decisions'

const SUBMISSIONS: readonly AuditAction[] = ['submit_bot', 'resubmit_bot']
const DECISIONS: readonly AuditAction[] = ['approve_bot', 'reject_bot']

/**
 * Selects when a bot was last submitted, also again; `NULL` if the audit log does not have it.
 * @param botId an expression of the id as text
 * @param until an expression: later submissions are ignored
 */
export const selectSubmittedAt = (botId: Sql, until: Sql): Sql =>
  selectLastEntryAt({ actions: SUBMISSIONS, targetType: 'bot', targetId: botId, until })

/** SQL expression on `bots`: when the bot was last submitted, also again. */
export const SUBMITTED_AT = sql`
  coalesce(${selectSubmittedAt(rawSql('bots.id::text'), rawSql('now()'))}, bots.created_at)
`

/**
 * Condition on entries of the audit log: an approval or rejection of a submission. Rejections of bots that were listed
 * already are none.
 * @param logs the name of the log's rows
 */
export const isAboutSubmission = (logs: string): Sql => sql`(
  ${rawSql(logs)}.action IN (${actionList(DECISIONS)})
  AND ${rawSql(logs)}.details->'oldValue'->>'approval_status' = 'pending'
)`

/** Condition on entries of the audit log: a decision on a submission that was not undone. */
export const isSubmissionDecision = (logs: string): Sql =>
  sql`(${isAboutSubmission(logs)} AND ${isNotUndone(logs)})`

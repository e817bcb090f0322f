import { APPEAL_ACTIONS } from '#app/appeals/rules'
import { APPEALS } from '#app/appeals/tables'
import { APPLIED_AT, selectAppliedAt } from '#app/certification/queries/applied_at'
import { CERTIFICATION_APPLICATIONS } from '#app/certification/tables'
import { actionList } from '#app/core/audit/last_entry'
import type { AuditAction } from '#app/core/audit/rules'
import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import {
  isAboutSubmission,
  selectSubmittedAt,
  SUBMITTED_AT,
} from '#app/directory/review_queue/submissions'
import { BOT_CHANGES, BOTS } from '#app/directory/tables'
import { HAS_DECIDABLE_CHANGES, IS_OPEN_CHANGE } from '#app/directory/versions/queries/bot_changes'
import { isNotUndone } from '#app/identity/decisions/decisions'
import { REPORT_CASES } from '#app/reports/tables'
import type { StatisticsKind } from '#app/statistics/rules'

/** A queue of staff, and how the audit log names decisions on what waits in it. */
interface Queue {
  /**
   * Selects what has left the queue since a time, and what waits in it now: `entered_at` (`NULL` when unknown), `left_at`
   * (`NULL` while it waits), `is_decided` and `decided_by`.
   */
  selectEntries: (since: Sql) => Sql
  /** Condition on `logs`: a decision on an entry of the queue, also an undone one. */
  isDecision: Sql
}

const DECIDED_AT = rawSql('logs.created_at')
const DECIDED_ON = rawSql('logs.target_id')

const hasAction = (...actions: AuditAction[]): Sql => sql`logs.action IN (${actionList(actions)})`

/** Selects the entries on which staff have decided, from the audit log. @param enteredAt an expression on `logs` */
function selectDecided(enteredAt: Sql, isDecision: Sql, since: Sql): Sql {
  return sql`
    SELECT ${enteredAt} AS entered_at, logs.created_at AS left_at, true AS is_decided,
      logs.admin_id AS decided_by
    FROM ${ADMIN_LOGS} AS logs
    WHERE logs.created_at >= ${since} AND ${isDecision} AND ${isNotUndone('logs')}
  `
}

const IS_BOT_DECISION = isAboutSubmission('logs')

/** Submissions of bots. One that was deleted while it waited is known until the bot is purged. */
const bots: Queue = {
  selectEntries: (since) => sql`
    ${selectDecided(selectSubmittedAt(DECIDED_ON, DECIDED_AT), IS_BOT_DECISION, since)}
    UNION ALL
    SELECT ${SUBMITTED_AT}, NULL, false, NULL FROM ${BOTS}
    WHERE bots.approval_status = 'pending' AND bots.deleted_at IS NULL
    UNION ALL
    SELECT ${SUBMITTED_AT}, bots.deleted_at, false, NULL FROM ${BOTS}
    WHERE bots.approval_status = 'pending' AND bots.deleted_at >= ${since}
  `,
  isDecision: IS_BOT_DECISION,
}

const IS_APPLICATION_DECISION = hasAction('approve_application', 'reject_application')

/** Requests for certification. One that an appeal has reopened enters the queue again. */
const applications: Queue = {
  selectEntries: (since) => sql`
    ${selectDecided(selectAppliedAt(DECIDED_ON, DECIDED_AT), IS_APPLICATION_DECISION, since)}
    UNION ALL
    SELECT ${APPLIED_AT},
      bots.deleted_at, false, NULL
    FROM ${CERTIFICATION_APPLICATIONS} AS applications JOIN ${BOTS} ON bots.id = applications.bot_id
    WHERE applications.status = 'pending' AND (bots.deleted_at IS NULL OR bots.deleted_at >= ${since})
  `,
  isDecision: IS_APPLICATION_DECISION,
}

/** Changes of approved bots, held and sampled. A held change that its owners edit enters the queue again. */
const changes: Queue = {
  selectEntries: (since) => sql`
    SELECT changes.created_at AS entered_at, changes.closed_at AS left_at,
      changes.state IN ('approved', 'rejected') AS is_decided, changes.decided_by
    FROM ${BOT_CHANGES} AS changes WHERE changes.closed_at >= ${since}
    UNION ALL
    SELECT changes.created_at, NULL, false, NULL
    FROM ${BOT_CHANGES} AS changes JOIN ${BOTS} ON bots.id = changes.bot_id
    WHERE ${IS_OPEN_CHANGE} AND ${HAS_DECIDABLE_CHANGES}
  `,
  isDecision: hasAction('approve_bot_change', 'reject_bot_change'),
}

/** The rows of a table, which are deleted some time after the decision. The audit log still has the decision then. */
function queueOfRows(table: Sql, isDecision: Sql): Queue {
  const createdAt = sql`(
    SELECT decided.created_at FROM ${table} AS decided WHERE decided.id = ${DECIDED_ON}::bigint
  )`
  return {
    selectEntries: (since) => sql`
      ${selectDecided(createdAt, isDecision, since)}
      UNION ALL
      SELECT waiting.created_at, NULL, false, NULL FROM ${table} AS waiting WHERE waiting.state = 'open'
    `,
    isDecision,
  }
}

export const QUEUES: Record<StatisticsKind, Queue> = {
  bots,
  applications,
  changes,
  reports: queueOfRows(REPORT_CASES, hasAction('act_on_reports', 'dismiss_reports')),
  appeals: queueOfRows(APPEALS, hasAction(...Object.values(APPEAL_ACTIONS))),
}

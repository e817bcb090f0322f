import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { getRejectedStatement } from '#app/core/to_failure'
import { cancelNews } from '#app/directory/undo/cancel_news'
import { createReportsEvent } from '#app/reports/outbox'
import { isAbout, NEWEST_TARGET_NAME } from '#app/reports/queries/report_cases'
import type { ReportOutcome } from '#app/reports/rules'

/** The index that allows one open case per target. */
const OPEN_CASE_KEY = 'report_cases_target_key'

/** Whether a report that was sent at the same time has opened another case of the target. */
const isReportedAgain = (error: unknown) =>
  getRejectedStatement(error)?.constraint === OPEN_CASE_KEY

interface ReopenedCase {
  outcome: ReportOutcome
  targetName: string | null
}

/**
 * Opens a closed case again.
 * @returns `undefined` when it is open or about the actor, or the target was reported again, even if that is decided, too
 */
async function reopenCase(
  trx: TransactionClientContract,
  id: number,
  actor: Actor
): Promise<ReopenedCase | undefined> {
  const [reopened] = await queryRows<ReopenedCase>(
    sql`
      WITH closed AS (
        SELECT cases.id, cases.state, ${NEWEST_TARGET_NAME} AS target_name FROM report_cases cases
        WHERE cases.id = ${id} AND cases.state <> 'open' AND NOT ${isAbout(actor.id)}
          AND NOT EXISTS (
            SELECT FROM report_cases newer WHERE newer.id > cases.id
              AND newer.target_type = cases.target_type AND newer.target_id = cases.target_id
          )
        FOR UPDATE
      )
      UPDATE report_cases AS cases
      SET state = 'open', decided_by = NULL, decided_at = NULL, note = NULL, rules = '[]'
      FROM closed WHERE cases.id = closed.id
      RETURNING closed.state AS outcome, closed.target_name AS "targetName"
    `,
    trx
  ).catch((error: unknown) => {
    if (isReportedAgain(error)) throw new NoRowsAffectedError()
    throw error
  })
  return reopened
}

/**
 * Undoes a decision of the actor on reports, as if it had not been made: they are open again, and nobody is notified.
 * @param decisionId in the audit log
 * @throws NoRowsAffectedError when it is too late, there are newer reports of the target, the decision is not the actor's, or
 * the reports are about them
 */
export async function undoCaseDecision(
  trx: TransactionClientContract,
  id: number,
  { decisionId, actor }: { decisionId: number; actor: Actor }
) {
  // The case is locked first, as wherever it is deleted.
  const reopened = await reopenCase(trx, id, actor)
  if (!reopened) throw new NoRowsAffectedError()
  const isMeant = sql`decision_news.report_case_id = ${id} AND decision_news.decision_id = ${decisionId}`
  const canceled = await cancelNews(trx, actor, isMeant)
  if (canceled.length === 0) throw new NoRowsAffectedError()
  const { outcome, targetName } = reopened
  await audit(trx, actor, {
    action: 'undo_decision',
    targetType: 'report_case',
    targetId: String(id),
    details: { decisionId, targetName, oldValue: { state: outcome }, newValue: { state: 'open' } },
  })
  await publish(trx, createReportsEvent(id))
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { createReportsEvent } from '#app/reports/outbox'
import { isAbout, NEWEST_TARGET_NAME } from '#app/reports/queries/report_cases'
import type { ReportOutcome } from '#app/reports/rules'

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
  const [reopened] = await queryRows<{ outcome: ReportOutcome; targetName: string | null }>(
    sql`
      WITH closed AS (
        SELECT cases.id, cases.state, ${NEWEST_TARGET_NAME} AS target_name FROM report_cases cases
        WHERE cases.id = ${id} AND cases.state <> 'open' AND NOT ${isAbout(actor.id)}
          AND NOT EXISTS (
            SELECT FROM report_cases newer WHERE newer.state = 'open'
              AND newer.target_type = cases.target_type AND newer.target_id = cases.target_id
          )
        FOR UPDATE
      ),
      pending AS (
        DELETE FROM decision_news USING closed
        WHERE decision_news.report_case_id = closed.id AND decision_id = ${decisionId}
          AND actor_id = ${actor.id} AND due_at > now()
        RETURNING closed.id, closed.state, closed.target_name
      )
      UPDATE report_cases AS cases
      SET state = 'open', decided_by = NULL, decided_at = NULL, note = NULL, rules = '[]'
      FROM pending WHERE cases.id = pending.id
      RETURNING pending.state AS outcome, pending.target_name AS "targetName"
    `,
    trx
  )
  if (!reopened) throw new NoRowsAffectedError()
  const { outcome, targetName } = reopened
  await audit(trx, actor, {
    action: 'undo_decision',
    targetType: 'report_case',
    targetId: String(id),
    details: { decisionId, targetName, oldValue: { state: outcome }, newValue: { state: 'open' } },
  })
  await publish(trx, createReportsEvent(id))
}

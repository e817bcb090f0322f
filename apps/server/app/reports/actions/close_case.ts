import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { postponeNews } from '#app/directory/undo/postpone_news'
import { toDecisionRules } from '#app/identity/decisions/audit_decision'
import { UNSPECIFIED_RULE } from '#app/identity/decisions/rules'
import type { RuleId } from '#app/identity/guidelines/rules'
import { createReportsEvent } from '#app/reports/outbox'
import { isAbout, NEWEST_TARGET_NAME } from '#app/reports/queries/report_cases'
import type { ReportOutcome, ReportTarget } from '#app/reports/rules'

export interface CaseDecision {
  outcome: ReportOutcome
  ruleIds: readonly RuleId[] | undefined
  note: string | null
}

interface ClosedCase {
  targetType: ReportTarget
  targetId: string
  reporterIds: string[]
  /** Of the newest report. */
  targetName: string | null
}

/**
 * Decides on all open reports of a target at once. Their reporters learn the outcome and nothing else, once the actor can no
 * longer undo it. What is done about the target is a decision of its own, with its own entry in the log.
 * @throws NoRowsAffectedError when the case is gone or closed, or is about the actor
 */
export async function closeCase(
  trx: TransactionClientContract,
  id: number,
  actor: Actor,
  { outcome, ruleIds = [], note }: CaseDecision
) {
  const rules = toDecisionRules(ruleIds)
  const [closed] = await queryRows<ClosedCase>(
    sql`
      UPDATE report_cases AS cases SET state = ${outcome}, decided_by = ${actor.id}, decided_at = now(),
        note = ${note}, rules = ${JSON.stringify(rules)}::jsonb
      WHERE cases.id = ${id} AND cases.state = 'open' AND NOT ${isAbout(actor.id)}
      RETURNING cases.target_type AS "targetType", cases.target_id AS "targetId",
        ARRAY(
          SELECT reporter_id FROM reports WHERE case_id = cases.id AND reporter_id IS NOT NULL
        ) AS "reporterIds",
        ${NEWEST_TARGET_NAME} AS "targetName"
    `,
    trx
  )
  if (!closed) throw new NoRowsAffectedError()
  const { targetType, targetId, targetName, reporterIds: to } = closed
  const decisionId = await audit(trx, actor, {
    action: outcome === 'acted' ? 'act_on_reports' : 'dismiss_reports',
    targetType: 'report_case',
    targetId: String(id),
    details: {
      targetName,
      ...(note === null ? {} : { reason: note }),
      reported: `${targetType} ${targetId}`,
      reports: to.length,
      oldValue: { state: 'open' },
      newValue: { state: outcome },
      ruleIds: ruleIds.length === 0 ? [UNSPECIFIED_RULE] : ruleIds,
      rules,
    },
  })
  await publish(trx, createReportsEvent(id))
  const botId = targetType === 'bot' ? { botId: Number(targetId) } : {}
  const inbox = { kind: `report_${outcome}`, to, ...botId } as const
  const news = to.length === 0 ? {} : { inbox }
  await postponeNews(trx, { decisionId, reportCaseId: id, actorId: actor.id, news })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { isActiveMember } from '#app/identity/queries/account_status'
import { createReportsEvent } from '#app/reports/outbox'
import { selectSnapshot } from '#app/reports/queries/report_targets'
import type { ReportReason, ReportTarget } from '#app/reports/rules'

export interface NewReport {
  targetType: ReportTarget
  targetId: string
  reason: ReportReason
  text: string | null
}

/** A report as its sender sees it. */
export interface CreatedReport {
  id: number
  createdAt: Date
}

/**
 * Creates a report with the target as it is now, in the open case of the target. The case is locked, so it cannot be closed
 * at the same time.
 * @throws NoRowsAffectedError when the member is restricted, has an open report of the target or is behind it, or it is not public
 */
export async function createReport(
  trx: TransactionClientContract,
  reporterId: string,
  { targetType, targetId, reason, text }: NewReport
): Promise<CreatedReport> {
  const [open] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO report_cases (target_type, target_id) VALUES (${targetType}, ${targetId})
      ON CONFLICT (target_type, target_id) WHERE state = 'open'
        DO UPDATE SET state = report_cases.state
      RETURNING id
    `,
    trx
  )
  const [report] = await queryRows<CreatedReport>(
    sql`
      INSERT INTO reports (case_id, reporter_id, reason, text, snapshot)
      SELECT ${open!.id}, ${reporterId}, ${reason}, ${text}, target.snapshot
      FROM (${selectSnapshot(targetType, targetId)}) AS target
      WHERE target.is_public AND ${isActiveMember(reporterId)}
        AND NOT target.snapshot->'memberIds' @> to_jsonb(${reporterId}::text)
      ON CONFLICT (case_id, reporter_id) DO NOTHING
      RETURNING id, created_at AS "createdAt"
    `,
    trx
  )
  if (!report) throw new NoRowsAffectedError()
  await publish(trx, createReportsEvent(open!.id))
  return report
}

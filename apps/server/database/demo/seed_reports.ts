import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DemoReport } from '@botanica/demo-world'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { selectSnapshot } from '#app/reports/queries/report_targets'
import type { DateOf } from '#database/demo/demo_rows'

interface SeedReportsOptions {
  dateOf: DateOf
  /** The id of a report's target. */
  toTargetId: (target: DemoReport['target']) => string
}

/**
 * Inserts the reports with their targets as they are in the demo data. Reports of one target with the same decision share
 * a case.
 * @returns the case of each report
 */
export async function seedReports(
  trx: TransactionClientContract,
  reports: readonly DemoReport[],
  { dateOf, toTargetId }: SeedReportsOptions
): Promise<Map<DemoReport, number>> {
  const cases = new Map<string, number>()
  const casesByReport = new Map<DemoReport, number>()
  for (const report of reports) {
    const { target, reporterId, reason, text, createdAt, decision } = report
    const targetId = toTargetId(target)
    const state = decision?.outcome ?? 'open'
    const key = `${target.type} ${targetId} ${state}`
    if (!cases.has(key)) {
      const [row] = await queryRows<{ id: number }>(
        sql`
          INSERT INTO report_cases (target_type, target_id, state, note, decided_by, created_at, decided_at)
          VALUES (${target.type}, ${targetId}, ${state}, ${decision?.note ?? null},
            ${decision?.by ?? null}, ${dateOf(createdAt)}, ${decision ? dateOf(decision.at) : null})
          RETURNING id
        `,
        trx
      )
      cases.set(key, row!.id)
    }
    casesByReport.set(report, cases.get(key)!)
    await execute(
      sql`
        INSERT INTO reports (case_id, reporter_id, reason, text, snapshot, created_at)
        SELECT ${cases.get(key)!}, ${reporterId}, ${reason}, ${text}, snapshot, ${dateOf(createdAt)}
        FROM (${selectSnapshot(target.type, targetId)}) AS target
      `,
      trx
    )
  }
  return casesByReport
}

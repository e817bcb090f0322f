import { publish } from '#app/core/outbox/outbox'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { publishPendingNews } from '#app/directory/undo/publish_news'
import type { AccountModule } from '#app/identity/account/account_modules'
import { createReportsEvent } from '#app/reports/outbox'

/**
 * The reports that a member wrote. An export never says who reported the member. With the account, its reports lose their
 * author, reports about the member are deleted, and those about its bots and reviews forget whose they were.
 */
export const reportsAccount: AccountModule = {
  name: 'reports',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT cases.target_type AS "targetType", cases.target_id AS "targetId", reports.reason,
          reports.text, cases.state, reports.created_at AS "createdAt"
        FROM reports JOIN report_cases cases ON cases.id = reports.case_id
        WHERE reports.reporter_id = ${memberId} ORDER BY reports.id
      `,
      client
    ),
  async onAccountDeletion(trx, { memberId }) {
    await execute(sql`UPDATE reports SET reporter_id = NULL WHERE reporter_id = ${memberId}`, trx)
    const deleted = await queryRows<{ id: number }>(
      sql`
        SELECT id FROM report_cases WHERE target_type = 'member' AND target_id = ${memberId}
        ORDER BY id FOR UPDATE
      `,
      trx
    )
    const caseIds = deleted.map(({ id }) => id)
    // The news of a decision are deleted with its case.
    await publishPendingNews(trx, { reportCaseIds: caseIds })
    await execute(sql`DELETE FROM report_cases WHERE id = ANY (${caseIds}::bigint[])`, trx)
    await execute(
      sql`
        UPDATE reports SET snapshot = CASE
            WHEN report_cases.target_type = 'review'
              THEN jsonb_set(snapshot, '{name}', 'null') ELSE snapshot
          END || jsonb_build_object('memberIds', (snapshot->'memberIds') - ${memberId}::text)
        FROM report_cases
        WHERE report_cases.id = reports.case_id
          AND reports.snapshot->'memberIds' @> to_jsonb(${memberId}::text)
      `,
      trx
    )
    for (const id of caseIds) await publish(trx, createReportsEvent(id))
  },
}

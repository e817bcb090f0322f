import { queryRows, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import { COUNT_OPEN_CHANGES } from '#app/directory/versions/queries/bot_changes'

export interface Overview {
  totalBots: number
  pending: number
  certified: number
  pendingApplications: number
  openChanges: number
  openSupportRequests: number
  /** Appeals against decisions of these actions. */
  openAppeals: number
  /** Bots, reviews and members with open reports. */
  openReports: number
}

/**
 * Returns the counts of the dashboard's cards and badges in one statement. Applications, support requests, appeals and reports
 * belong to other contexts, which publish views of them.
 * @param appealedActions the decisions of which appeals are counted
 */
export async function findOverview(appealedActions: readonly string[]): Promise<Overview> {
  const [overview] = await queryRows<Overview>(sql`
    SELECT count(*)::int AS "totalBots",
      (count(*) FILTER (WHERE approval_status = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE certified))::int AS certified,
      (SELECT count(*)::int FROM pending_applications) AS "pendingApplications",
      (${COUNT_OPEN_CHANGES}) AS "openChanges",
      (SELECT count(*)::int FROM open_support_requests) AS "openSupportRequests",
      (
        SELECT count(*)::int FROM open_appeals WHERE action = ANY (${appealedActions}::text[])
      ) AS "openAppeals",
      (SELECT count(*)::int FROM open_report_cases) AS "openReports"
    FROM ${BOTS} WHERE deleted_at IS NULL
  `)
  return overview!
}

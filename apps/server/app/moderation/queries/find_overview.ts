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
}

/**
 * Returns the counts of the dashboard's cards and badges in one statement. Applications and support requests belong to other
 * contexts, which publish views of them.
 */
export async function findOverview(): Promise<Overview> {
  const [overview] = await queryRows<Overview>(sql`
    SELECT count(*)::int AS "totalBots",
      (count(*) FILTER (WHERE approval_status = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE certified))::int AS certified,
      (SELECT count(*)::int FROM pending_applications) AS "pendingApplications",
      (${COUNT_OPEN_CHANGES}) AS "openChanges",
      (SELECT count(*)::int FROM open_support_requests) AS "openSupportRequests"
    FROM ${BOTS} WHERE deleted_at IS NULL
  `)
  return overview!
}

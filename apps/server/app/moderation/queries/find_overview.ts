import { queryRows, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'

export interface Overview {
  totalBots: number
  pending: number
  certified: number
  pendingApplications: number
  openSupportRequests: number
}

/**
 * What the dashboard's cards and badges count, in one statement. Applications and
 * support requests are other contexts', which publish a view of them.
 */
export async function findOverview(): Promise<Overview> {
  const [overview] = await queryRows<Overview>(sql`
    SELECT count(*)::int AS "totalBots",
      (count(*) FILTER (WHERE approval_status = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE certified))::int AS certified,
      (SELECT count(*)::int FROM pending_applications) AS "pendingApplications",
      (SELECT count(*)::int FROM open_support_requests) AS "openSupportRequests"
    FROM ${BOTS} WHERE deleted_at IS NULL
  `)
  return overview!
}

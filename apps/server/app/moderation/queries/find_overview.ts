import { rowsOf, sql } from '#app/core/database/sql'

export interface Overview {
  totalBots: number
  pending: number
  certified: number
  pendingApplications: number
  openSupportRequests: number
}

/**
 * What the dashboard's cards and badges count (document 2 section 2, "Admin dashboard"), in one statement. Applications and
 * support requests are other contexts', of which only a number is wanted here.
 */
export async function findOverview(): Promise<Overview> {
  const [overview] = await rowsOf<Overview>(sql`
    SELECT count(*)::int AS "totalBots",
      (count(*) FILTER (WHERE approval_status = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE certified))::int AS certified,
      (SELECT count(*)::int FROM certification_applications applications
        JOIN bots ON bots.id = applications.bot_id AND bots.deleted_at IS NULL
        WHERE applications.status = 'pending') AS "pendingApplications",
      (SELECT count(*)::int FROM support_requests WHERE state = 'open') AS "openSupportRequests"
    FROM bots WHERE deleted_at IS NULL
  `)
  return overview!
}

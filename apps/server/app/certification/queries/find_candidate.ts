import type { ApplicationStatus } from '#app/certification/rules'
import { accessColumns, type BotAccess, isLive } from '#app/directory/queries/find_bot'
import { rowsOf, sql } from '#app/core/database/sql'
import type { ApprovalStatus } from '#app/directory/rules'

/** A bot as far as certification goes. */
export interface Candidate extends BotAccess {
  approvalStatus: ApprovalStatus
  certified: boolean
  servingCount: number
  /** `null` when nobody has applied for it. */
  applicationStatus: ApplicationStatus | null
}

export async function findCandidate(
  id: number,
  viewerId: string | undefined
): Promise<Candidate | undefined> {
  const [candidate] = await rowsOf<Candidate>(sql`
    SELECT ${accessColumns(viewerId)}, bots.approval_status AS "approvalStatus",
      bots.certified, bot_stats.serving_count AS "servingCount",
      applications.status AS "applicationStatus"
    FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
    LEFT JOIN certification_applications applications ON applications.bot_id = bots.id
    WHERE ${isLive({ id })}
  `)
  return candidate
}

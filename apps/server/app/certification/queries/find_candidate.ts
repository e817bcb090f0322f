import type { ApplicationStatus } from '#app/certification/rules'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { type BotAccess, isLive } from '#app/directory/queries/find_bot'
import { literally, rowsOf, sql } from '#app/core/database/sql'
import type { ApprovalStatus } from '#app/directory/rules'
import { BOTS, BOT_STATS } from '#app/directory/tables'

/** A bot as far as certification goes. */
export interface Candidate extends BotAccess {
  approvalStatus: ApprovalStatus
  certified: boolean
  servingCount: number
  /** `null` when nobody has applied for it. */
  applicationStatus: ApplicationStatus | null
}

export async function findCandidate(id: number): Promise<Candidate | undefined> {
  const [candidate] = await rowsOf<Candidate>(sql`
    SELECT bots.id, bots.user_id AS "userId", bots.additional_owners AS "additionalOwners",
      ${literally(`(${PUBLIC_BOT})`)} AS "isPublic", bots.approval_status AS "approvalStatus",
      bots.certified, bot_stats.serving_count AS "servingCount",
      applications.status AS "applicationStatus"
    FROM ${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
    LEFT JOIN certification_applications applications ON applications.bot_id = bots.id
    WHERE ${isLive({ id })}
  `)
  return candidate
}

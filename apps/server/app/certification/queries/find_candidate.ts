import { ELIGIBILITY } from '#app/certification/queries/eligible'
import type { ApplicationStatus, Eligibility } from '#app/certification/rules'
import { accessColumns, type BotAccess, matchesBot } from '#app/directory/queries/find_bot'
import { queryRows, sql } from '#app/core/database/sql'
import { BOTS, BOT_STATS } from '#app/directory/tables'

/** The fields of a bot that decide whether it can be certified. */
export interface Candidate extends BotAccess {
  eligibility: Eligibility
  /** `null` when the bot has no application. */
  applicationStatus: ApplicationStatus | null
}

export async function findCandidate(
  id: number,
  viewerId: string | undefined
): Promise<Candidate | undefined> {
  const [candidate] = await queryRows<Candidate>(sql`
    SELECT ${accessColumns(viewerId)}, ${ELIGIBILITY},
      applications.status AS "applicationStatus"
    FROM ${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
    LEFT JOIN certification_applications applications ON applications.bot_id = bots.id
    WHERE ${matchesBot({ id })}
  `)
  return candidate
}

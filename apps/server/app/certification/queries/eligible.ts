import { CERTIFICATION_MIN_SERVERS, type Eligibility } from '#app/certification/rules'
import { rawSql } from '#app/core/database/sql'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'

/** What a bot must meet to be certified, as conditions of `bots` and `bot_stats`. */
const REQUIREMENTS: Record<keyof Eligibility, string> = {
  approved: PUBLIC_BOT,
  notCertified: `NOT bots.certified`,
  enoughServers: `bot_stats.serving_count >= ${CERTIFICATION_MIN_SERVERS}`,
}

/** Which of them a bot meets, as a column. */
export const ELIGIBILITY = rawSql(`jsonb_build_object(
  ${Object.entries(REQUIREMENTS).map(([name, condition]) => `'${name}', (${condition})`)}
) AS eligibility`)

/** Whether a bot meets all of them. */
export const IS_ELIGIBLE = rawSql(`(${Object.values(REQUIREMENTS).join(' AND ')})`)

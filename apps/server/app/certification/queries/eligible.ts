import { CERTIFICATION_MIN_SERVERS, type Eligibility } from '#app/certification/rules'
import { rawSql } from '#app/core/database/sql'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { SUSTAINED_SERVER_COUNT } from '#app/directory/queries/server_count_history'

/** The requirements of certification, as SQL conditions on `bots` and `bot_stats`. */
const REQUIREMENTS: Record<keyof Eligibility, string> = {
  approved: PUBLIC_BOT,
  notCertified: `NOT bots.certified`,
  enoughServers: `${SUSTAINED_SERVER_COUNT.text} >= ${CERTIFICATION_MIN_SERVERS}`,
}

/** Column: which requirements a bot meets. */
export const ELIGIBILITY = rawSql(`jsonb_build_object(
  ${Object.entries(REQUIREMENTS).map(([name, condition]) => `'${name}', (${condition})`)}
) AS eligibility`)

/** SQL condition: a bot meets all requirements. */
export const IS_ELIGIBLE = rawSql(`(${Object.values(REQUIREMENTS).join(' AND ')})`)

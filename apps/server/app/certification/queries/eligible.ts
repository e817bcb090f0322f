import { CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { literally } from '#app/core/database/sql'
import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'

/** What `eligibilityOf` says, as a condition of `bots` and `bot_stats`. */
export const IS_ELIGIBLE = literally(`(
  ${PUBLIC_BOT} AND NOT bots.certified
  AND bot_stats.serving_count >= ${CERTIFICATION_MIN_SERVERS}
)`)

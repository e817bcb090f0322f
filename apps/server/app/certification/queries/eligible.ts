import { CERTIFICATION_MIN_SERVERS } from '#app/certification/rules'
import { literally } from '#app/core/database/sql'

/** What `eligibilityOf` says, as a condition of `bots` and `bot_stats`. */
export const IS_ELIGIBLE = literally(`(
  bots.deleted_at IS NULL AND bots.approval_status = 'approved' AND NOT bots.certified
  AND bot_stats.serving_count >= ${CERTIFICATION_MIN_SERVERS}
)`)

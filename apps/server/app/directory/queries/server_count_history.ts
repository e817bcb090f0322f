import { rawSql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'
import { SERVER_COUNT_JUMP, SERVER_COUNT_MEDIAN_DAYS } from '#app/directory/rules'

const { factor, servers, days } = SERVER_COUNT_JUMP

/** SQL expression on `bot_stats`: the median of the bot's daily server counts; `NULL` without any. */
export const MEDIAN_SERVER_COUNT = rawSql(`(
  SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY counted.server_count)
  FROM server_count_days counted
  WHERE counted.bot_id = bot_stats.bot_id AND counted.day > ${TODAY.text} - ${SERVER_COUNT_MEDIAN_DAYS}
)`)

const IS_SET_BY_STAFF = `(bot_stats.serving_count_frozen OR bot_stats.serving_count_source IS NOT DISTINCT FROM 'staff')`

/**
 * SQL expression on `bot_stats`: how many daily counts the sustained count is the median of; 0 when it is the current
 * count.
 */
export const SUSTAINED_SERVER_COUNT_DAYS = rawSql(`(
  SELECT count(*)::integer FROM server_count_days counted
  WHERE counted.bot_id = bot_stats.bot_id AND counted.day > ${TODAY.text} - ${SERVER_COUNT_MEDIAN_DAYS}
    AND NOT ${IS_SET_BY_STAFF}
)`)

/**
 * SQL expression on `bot_stats`: the server count that a bot has had for a while, so that one inflated post changes
 * little. It is the median of the daily counts that there are, or the current count when there are none, or staff have
 * set or frozen it.
 */
export const SUSTAINED_SERVER_COUNT = rawSql(`(
  CASE WHEN ${IS_SET_BY_STAFF} THEN bot_stats.serving_count
    ELSE coalesce(${MEDIAN_SERVER_COUNT.text}, bot_stats.serving_count) END
)`)

/** Columns of `SustainedServerCount`. */
export const SUSTAINED_SERVER_COUNT_COLUMNS = rawSql(`
  ${SUSTAINED_SERVER_COUNT.text} AS "sustainedServingCount",
  ${SUSTAINED_SERVER_COUNT_DAYS.text} AS "sustainedServingCountDays"
`)

export interface SustainedServerCount {
  /** What certification weighs. */
  sustainedServingCount: number
  /** How many daily counts it is the median of; 0 when it is the current count. */
  sustainedServingCountDays: number
}

/**
 * SQL condition on `bot_stats`: the count that the bot posted is far above the median of the days before, of which
 * there are enough to compare it with.
 */
export const HAS_SERVER_COUNT_JUMP = rawSql(`coalesce((
  SELECT count(*) >= ${days}
    AND bot_stats.serving_count > ${factor} * percentile_disc(0.5) WITHIN GROUP (ORDER BY counted.server_count)
    AND bot_stats.serving_count
      >= ${servers} + percentile_disc(0.5) WITHIN GROUP (ORDER BY counted.server_count)
  FROM server_count_days counted
  WHERE counted.bot_id = bot_stats.bot_id AND bot_stats.serving_count_source = 'bot'
    AND counted.day < (bot_stats.serving_count_at AT TIME ZONE 'UTC')::date
    AND counted.day > ${TODAY.text} - ${SERVER_COUNT_MEDIAN_DAYS}
), false)`)

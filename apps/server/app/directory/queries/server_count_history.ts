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

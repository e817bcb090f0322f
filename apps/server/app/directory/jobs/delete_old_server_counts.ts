import { TODAY } from '#app/core/database/utc_day'
import { execute, rawSql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { SERVER_COUNT_MONTHS } from '#app/directory/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000
const OLDEST_DAY = rawSql(`(${TODAY.text} - interval '${SERVER_COUNT_MONTHS} months')::date`)

export const deleteOldServerCounts: Job = {
  name: 'delete_old_server_counts',
  description: `Deletes daily server counts after ${SERVER_COUNT_MONTHS} months`,
  async run() {
    const deleted = await execute(sql`
      DELETE FROM server_count_days WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM server_count_days WHERE day < ${OLDEST_DAY} LIMIT ${BATCH}
      ))
    `)
    return { state: {}, report: { deleted }, againInMs: deleted === BATCH ? MINUTE_MS : HOUR_MS }
  },
}

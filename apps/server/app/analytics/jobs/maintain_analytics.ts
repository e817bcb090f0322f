import { ANALYTICS_MONTHS, MIN_TERM_CALLERS } from '#app/analytics/rules'
import { TODAY } from '#app/core/database/utc_day'
import { execute, rawSql, type Sql, sql } from '#app/core/database/sql'
import type { Job } from '#app/core/jobs/jobs'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000

/** The first day that may still be counted: every process has stored an earlier one an hour after its end. */
const OPEN_DAY = rawSql(`((now() - interval '1 hour') AT TIME ZONE 'UTC')::date`)
/** The first day that is stored. */
const OLDEST_DAY = rawSql(`(${TODAY.text} - interval '${ANALYTICS_MONTHS} months')::date`)
/** As constant text, so that the partial index fits. */
const IS_RARE = rawSql(`callers < ${MIN_TERM_CALLERS}`)

/** Deletes a batch of rows of a table that fit the condition. @returns how many */
function deleteRows(table: Sql, condition: Sql): Promise<number> {
  return execute(sql`
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH}
    ))
  `)
}

export const maintainAnalytics: Job = {
  name: 'maintain_analytics',
  description: `Deletes who searched and rare search terms after the day, and counts after ${ANALYTICS_MONTHS} months`,
  async run() {
    await deleteRows(rawSql('search_caller_salts'), sql`day < ${OPEN_DAY}`)
    const callers = await deleteRows(rawSql('bot_search_callers'), sql`day < ${OPEN_DAY}`)
    const rareTerms = await deleteRows(
      rawSql('bot_search_terms'),
      sql`day < ${OPEN_DAY} AND ${IS_RARE}`
    )
    const terms = await deleteRows(rawSql('bot_search_terms'), sql`day < ${OLDEST_DAY}`)
    const counts = await deleteRows(rawSql('bot_daily_counts'), sql`day < ${OLDEST_DAY}`)
    const hasMore = [callers, rareTerms, terms, counts].includes(BATCH)
    return {
      state: {},
      report: { callers, rareTerms, terms, counts },
      againInMs: hasMore ? MINUTE_MS : HOUR_MS,
    }
  },
}

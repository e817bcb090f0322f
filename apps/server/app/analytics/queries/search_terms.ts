import { MIN_TERM_CALLERS, SHOWN_TERMS } from '#app/analytics/rules'
import { queryRows, sql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'

/** A search that found a bot. */
export interface SearchTerm {
  term: string
  impressions: number
  clicks: number
}

/** Returns the searches that found a bot most often in the last `days` days. Those of few callers are left out. */
export function listSearchTerms(botId: number, days: number): Promise<SearchTerm[]> {
  return queryRows<SearchTerm>(sql`
    SELECT term, sum(impressions)::integer AS impressions, sum(clicks)::integer AS clicks
    FROM bot_search_terms
    WHERE bot_id = ${botId} AND callers >= ${MIN_TERM_CALLERS}
      AND day > ${TODAY} - ${days}::integer
    GROUP BY term ORDER BY impressions DESC, clicks DESC, term LIMIT ${SHOWN_TERMS}
  `)
}

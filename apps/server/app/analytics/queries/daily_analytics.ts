import { queryRows, sql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'
import type { ServerCountSource } from '#app/directory/rules'
import { SERVER_COUNT_DAYS } from '#app/directory/tables'
import { VOTE_EVENT_DAYS } from '#app/voting/rules'
import { VOTE_EVENTS } from '#app/voting/tables'

/** What happened with a bot on a day of UTC. */
export interface AnalyticsDay {
  /** As `2026-05-31`. */
  day: string
  /** `null` for days of which single votes are no longer stored. */
  votes: number | null
  /** The last count of the day; `null` when there was none. */
  servers: number | null
  serversSource: ServerCountSource | null
  reviews: number
  pageViews: number
  inviteClicks: number
  searchImpressions: number
  searchClicks: number
}

/** Returns the last `days` days, the oldest first and today last. */
export function listAnalyticsDays(botId: number, days: number): Promise<AnalyticsDay[]> {
  const first = sql`(${TODAY} - ${days - 1}::integer)`
  return queryRows<AnalyticsDay>(sql`
    SELECT to_char(dates.day, 'YYYY-MM-DD') AS day,
      CASE WHEN dates.day > ${TODAY} - ${VOTE_EVENT_DAYS}::integer
        THEN coalesce(votes.number, 0) END AS votes,
      servers.server_count AS servers, servers.source AS "serversSource",
      coalesce(reviews.number, 0) AS reviews,
      coalesce(counts.page_views, 0) AS "pageViews",
      coalesce(counts.invite_clicks, 0) AS "inviteClicks",
      coalesce(counts.search_impressions, 0) AS "searchImpressions",
      coalesce(counts.search_clicks, 0) AS "searchClicks"
    FROM (
      SELECT ${TODAY} - age AS day FROM generate_series(0, ${days - 1}::integer) AS age
    ) dates
    LEFT JOIN (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS number
      FROM ${VOTE_EVENTS}
      WHERE bot_id = ${botId} AND created_at >= ${first}::timestamp AT TIME ZONE 'UTC' GROUP BY 1
    ) votes ON votes.day = dates.day
    LEFT JOIN (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS number
      FROM listed_ratings
      WHERE bot_id = ${botId} AND created_at >= ${first}::timestamp AT TIME ZONE 'UTC' GROUP BY 1
    ) reviews ON reviews.day = dates.day
    LEFT JOIN ${SERVER_COUNT_DAYS} servers
      ON servers.bot_id = ${botId} AND servers.day = dates.day
    LEFT JOIN bot_daily_counts counts ON counts.bot_id = ${botId} AND counts.day = dates.day
    ORDER BY dates.day
  `)
}

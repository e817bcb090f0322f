import { MAX_COMPARED_BOTS, MIN_COMPARED_BOTS } from '#app/analytics/rules'
import { queryRows, sql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'
import { findCategoryPeers } from '#app/directory/queries/find_category_peers'
import { BOT_STATS } from '#app/directory/tables'

interface Averages {
  servers: number
  pageViews: number
  inviteClicks: number
  searchImpressions: number
  searchClicks: number
}

/** What the other bots of a category have on average, over the whole range. */
export interface CategoryComparison extends Averages {
  category: string
  /** How many bots it is the average of. */
  bots: number
}

/**
 * Compares a bot with the most popular others of its first category.
 * @returns `null` when these are so few that the averages would tell about single ones
 */
export async function compareWithCategory(
  botId: number,
  days: number
): Promise<CategoryComparison | null> {
  const peers = await findCategoryPeers(botId, MAX_COMPARED_BOTS)
  if (!peers || peers.botIds.length < MIN_COMPARED_BOTS) return null
  const { category, botIds } = peers
  const bots = botIds.length
  const [averages] = await queryRows<Averages>(sql`
    SELECT
      (SELECT round(avg(serving_count))::integer FROM ${BOT_STATS}
        WHERE bot_stats.bot_id = ANY (${botIds}::bigint[])) AS servers,
      round(coalesce(sum(page_views), 0) / ${bots}::numeric)::integer AS "pageViews",
      round(coalesce(sum(invite_clicks), 0) / ${bots}::numeric)::integer AS "inviteClicks",
      round(coalesce(sum(search_impressions), 0) / ${bots}::numeric)::integer
        AS "searchImpressions",
      round(coalesce(sum(search_clicks), 0) / ${bots}::numeric)::integer AS "searchClicks"
    FROM bot_daily_counts
    WHERE bot_id = ANY (${botIds}::bigint[])
      AND day > ${TODAY} - ${days}::integer
  `)
  return { category, bots, ...averages! }
}

import { queryRows, sql } from '#app/core/database/sql'
import { BOT_ORDERS } from '#app/directory/queries/bot_orders'
import { HAS_ENDED, LISTED_BOT } from '#app/directory/queries/bot_rows'
import { COUNTED_BOTS_PER_CATEGORY, POPULAR_BOTS_PER_CATEGORY } from '#app/directory/rules'

export interface CategoryRow {
  id: number
  name: string
  description: string | null
}

/** Lists all categories by name; there are a few dozen at most. */
export function listCategories() {
  return queryRows<CategoryRow>(
    sql`SELECT id, name, description FROM categories ORDER BY lower(name)`
  )
}

/** How many of the most popular bots are searched for those of each category. */
const POPULAR_BOTS = 500

export interface PopularBot {
  discordBotId: string
  avatar: string
}

export interface ListedCategoryRow extends CategoryRow {
  /** Listed bots in it, at most `COUNTED_BOTS_PER_CATEGORY`. */
  listedBotCount: number
  /** Its most voted bots with an avatar, at most `POPULAR_BOTS_PER_CATEGORY`. */
  popularBots: PopularBot[]
}

/**
 * Lists all categories by name, with the number of bots that the public sees in each, and its most voted ones. A category
 * without any of the `POPULAR_BOTS` most popular bots has none of these. They are ranked once, not for each category.
 */
export function listCategoriesWithBots() {
  return queryRows<ListedCategoryRow>(sql`
    WITH popular AS (
      SELECT bots.id, bots.discord_bot_id, bots.avatar,
        row_number() OVER (ORDER BY ${BOT_ORDERS.popularity.orderBy}) AS place
      FROM bot_stats JOIN bots ON bots.id = bot_stats.bot_id
      WHERE ${LISTED_BOT} AND NOT ${HAS_ENDED} AND bots.avatar IS NOT NULL
      ORDER BY ${BOT_ORDERS.popularity.orderBy}
      LIMIT ${POPULAR_BOTS}
    ), placed AS MATERIALIZED (
      SELECT bot_categories.category_id, popular.discord_bot_id, popular.avatar,
        row_number() OVER (PARTITION BY bot_categories.category_id ORDER BY popular.place) AS place
      FROM popular JOIN bot_categories ON bot_categories.bot_id = popular.id
    )
    SELECT id, name, description, (
      SELECT count(*)::integer FROM (
        SELECT FROM bot_categories
        JOIN bots ON bots.id = bot_categories.bot_id
        WHERE bot_categories.category_id = categories.id AND ${LISTED_BOT}
        LIMIT ${COUNTED_BOTS_PER_CATEGORY}
      ) AS listed
    ) AS "listedBotCount", coalesce((
      SELECT json_agg(
        json_build_object('discordBotId', placed.discord_bot_id, 'avatar', placed.avatar)
        ORDER BY placed.place
      )
      FROM placed
      WHERE placed.category_id = categories.id AND placed.place <= ${POPULAR_BOTS_PER_CATEGORY}
    ), '[]') AS "popularBots"
    FROM categories ORDER BY lower(name)
  `)
}

import { queryRows, sql } from '#app/core/database/sql'
import { LISTED_BOT } from '#app/directory/queries/bot_rows'
import { COUNTED_BOTS_PER_CATEGORY } from '#app/directory/rules'

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

export interface ListedCategoryRow extends CategoryRow {
  /** Listed bots in it, at most `COUNTED_BOTS_PER_CATEGORY`. */
  listedBotCount: number
}

/** Lists all categories by name, with the number of bots that the public sees in each. */
export function listCategoriesWithCounts() {
  return queryRows<ListedCategoryRow>(sql`
    SELECT id, name, description, (
      SELECT count(*)::integer FROM (
        SELECT FROM bot_categories
        JOIN bots ON bots.id = bot_categories.bot_id
        WHERE bot_categories.category_id = categories.id AND ${LISTED_BOT}
        LIMIT ${COUNTED_BOTS_PER_CATEGORY}
      ) AS listed
    ) AS "listedBotCount"
    FROM categories ORDER BY lower(name)
  `)
}

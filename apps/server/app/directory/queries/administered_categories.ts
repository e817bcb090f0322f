import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CategoryRow } from '#app/directory/queries/list_categories'
import { rawSql, queryRows, sql, type Sql } from '#app/core/database/sql'

/** A category as the owners of the site see it. */
export interface AdministeredCategory extends CategoryRow {
  /** All of its bots, including pending and rejected ones and deleted ones that can still be restored. */
  botCount: number
}

function selectCategories(condition: Sql, client?: QueryClientContract) {
  return queryRows<AdministeredCategory>(
    sql`
      SELECT id, name, description,
        (SELECT count(*)::integer FROM bot_categories WHERE category_id = categories.id) AS "botCount"
      FROM categories ${condition} ORDER BY lower(name)
    `,
    client
  )
}

/** Lists all categories by name; there are a few dozen at most. */
export function listAdministeredCategories() {
  return selectCategories(rawSql(''))
}

export async function findAdministeredCategory(
  id: number,
  client?: QueryClientContract
): Promise<AdministeredCategory | undefined> {
  const [category] = await selectCategories(sql`WHERE id = ${id}`, client)
  return category
}

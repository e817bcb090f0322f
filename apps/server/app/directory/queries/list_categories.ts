import { queryRows, sql } from '#app/core/database/sql'

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

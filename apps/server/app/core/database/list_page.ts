import type { KeysetOrder } from '#app/core/database/keyset_order'
import { queryRows, type Sql } from '#app/core/database/sql'
import type { CursorValues } from '#app/core/pagination'

export interface ListQuery {
  limit: number
  cursor?: CursorValues | undefined
}

export interface ListPage<Row> {
  rows: Row[]
  /** The cursor of the next page; `undefined` on the last page. */
  next: CursorValues | undefined
  /** The number of rows of all pages, if the list counts them. */
  total?: number | undefined
}

/** Runs a statement that selects a `count`. */
export async function countRows(statement: Sql): Promise<number> {
  const [row] = await queryRows<{ count: number }>(statement)
  return row!.count
}

/** A row and its position in the order of the list. */
export type WithCursor<Row> = Row & { place: string }

/** Converts fetched rows to a page. The query fetches one row more than the page has. */
export function paginate<Row>(
  found: WithCursor<Row>[],
  order: KeysetOrder,
  limit: number
): ListPage<Row> {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? order.createCursor(rows.at(-1)!.place) : undefined }
}

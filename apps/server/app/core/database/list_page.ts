import type { KeysetOrder } from '#app/core/database/keyset_order'
import type { CursorValues } from '#app/core/pagination'

export interface ListQuery {
  limit: number
  cursor?: CursorValues | undefined
}

export interface ListPage<Row> {
  rows: Row[]
  /** The cursor of the next page; `undefined` on the last page. */
  next: CursorValues | undefined
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

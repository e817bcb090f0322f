import type { KeysetOrder } from '#app/core/database/keyset_order'
import type { CursorValues } from '#app/core/pagination'

export interface ListQuery {
  limit: number
  cursor?: CursorValues | undefined
}

export interface ListPage<Row> {
  rows: Row[]
  /** Where the next page begins; `undefined` on the last one. */
  next: CursorValues | undefined
}

/** A row and its place in the list's order. */
export type WithCursor<Row> = Row & { place: string }

/** The page of the rows that a statement found; it asks for one more than the page holds. */
export function paginate<Row>(
  found: WithCursor<Row>[],
  order: KeysetOrder,
  limit: number
): ListPage<Row> {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? order.cursorTo(rows.at(-1)!.place) : undefined }
}

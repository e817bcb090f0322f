import type { KeysetOrder } from '#app/core/database/keyset_order'
import type { ListPage, WithCursor } from '#app/core/database/list_page'
import { rawSql, type Sql, sql } from '#app/core/database/sql'
import type { CursorValues } from '#app/core/pagination'
import { HAS_ENDED } from '#app/directory/queries/bot_rows'

/**
 * In every public list of bots, those that have ended come after all others, in the same order. The cursors of both
 * parts have different names.
 */
const ENDED_SUFFIX = '_ended'

const getEndedOrder = (order: KeysetOrder) => order.rename(order.name + ENDED_SUFFIX)

/** The name of a cursor's order, in whichever part of the list it is. */
export function getOrderName(cursor: CursorValues | undefined): string | undefined {
  const name = cursor?.[0]
  if (typeof name !== 'string') return undefined
  return name.endsWith(ENDED_SUFFIX) ? name.slice(0, -ENDED_SUFFIX.length) : name
}

export interface ListPosition {
  /** Whether it is among the bots that have ended. */
  isEnded: boolean
  /** `undefined` at the beginning. */
  place: string | undefined
}

/** Returns the position in a client's cursor. @throws 422 for a cursor of another order or an invalid one */
export function parsePosition(order: KeysetOrder, cursor: CursorValues | undefined): ListPosition {
  const endedOrder = getEndedOrder(order)
  const isEnded = cursor?.[0] === endedOrder.name
  return { isEnded, place: (isEnded ? endedOrder : order).parseCursor(cursor) }
}

/** Condition on `bot_stats`: the bot comes after a position, for a statement that reads both parts. */
export function isAfter(order: KeysetOrder, { isEnded, place }: ListPosition): Sql {
  if (place === undefined) return rawSql('true')
  return isEnded
    ? sql`(${HAS_ENDED} AND ${order.after(place)})`
    : sql`(${HAS_ENDED} OR ${order.after(place)})`
}

/**
 * Converts fetched rows to a page. The statement fetches one row more than the page has.
 */
export function paginateEndedLast<Row extends { hasEnded: boolean }>(
  found: WithCursor<Row>[],
  order: KeysetOrder,
  limit: number
): ListPage<Row> {
  const rows = found.slice(0, limit)
  if (found.length <= limit) return { rows, next: undefined }
  const last = rows.at(-1)!
  const part = last.hasEnded ? getEndedOrder(order) : order
  return { rows, next: part.createCursor(last.place) }
}

/** Which bots to read, and where to start. */
export interface ListPart {
  /** Whether the part has the bots that have ended. */
  isEnded: boolean
  place: string | undefined
  limit: number
}

/**
 * Reads one page with a statement for each part. Those that have ended are only read when the others do not fill the
 * page, so that lists are as fast as without them.
 * @param read reads up to `limit` bots of one part
 */
export async function readEndedLast<Row extends { hasEnded: boolean }>(
  order: KeysetOrder,
  { cursor, limit }: { cursor?: CursorValues | undefined; limit: number },
  read: (part: ListPart) => Promise<WithCursor<Row>[]>
): Promise<ListPage<Row>> {
  const { isEnded, place } = parsePosition(order, cursor)
  const wanted = limit + 1
  const others = isEnded ? [] : await read({ isEnded: false, place, limit: wanted })
  if (others.length === wanted) return paginateEndedLast(others, order, limit)
  const ended = await read({
    isEnded: true,
    place: isEnded ? place : undefined,
    limit: wanted - others.length,
  })
  return paginateEndedLast([...others, ...ended], order, limit)
}

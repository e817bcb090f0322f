import { type CursorValues, splitPage } from '#app/core/pagination'
import {
  BOT_LIST_COLUMNS,
  BOT_LIST_TABLES,
  type BotListRow,
  LISTED_BOT,
} from '#app/directory/queries/bot_rows'
import { BOT_ORDERS, type ListOrder } from '#app/directory/queries/orders'
import { literally, rowsOf, type Sql, sql } from '#app/directory/queries/sql'
import type { BotSort } from '#app/directory/rules'

export interface ListQuery {
  limit: number
  cursor: CursorValues | undefined
}

export interface BotListQuery extends ListQuery {
  sort: BotSort
  categoryId: number | undefined
}

export interface ListPage<Row> {
  rows: Row[]
  /** Where the next page begins; `undefined` on the last one. */
  next: CursorValues | undefined
}

/** A row and its place in the list's order. */
export type Placed<Row> = Row & { place: string }

/** The page of the rows that a statement found; it asks for one more than the page holds. */
export function pageOf<Row>(found: Placed<Row>[], order: ListOrder, limit: number): ListPage<Row> {
  const { page, hasMore } = splitPage(found, limit)
  return { rows: page, next: hasMore ? order.cursorTo(page.at(-1)!.place) : undefined }
}

/** One page of bots for which a condition holds. */
async function listWhere(condition: Sql, order: ListOrder, { limit, cursor }: ListQuery) {
  const rows = await rowsOf<Placed<BotListRow>>(sql`
    SELECT ${BOT_LIST_COLUMNS}, ${order.place} AS place
    FROM ${BOT_LIST_TABLES}
    WHERE ${condition} AND ${order.after(order.placeIn(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  return pageOf(rows, order, limit)
}

function inCategory(categoryId: number | undefined) {
  if (categoryId === undefined) return literally('true')
  return sql`EXISTS (
    SELECT FROM bot_categories
    WHERE bot_categories.bot_id = bots.id AND bot_categories.category_id = ${categoryId}
  )`
}

/** The bots of the directory, all or of one category (rulings R2 and R7). */
export function listBots({ sort, categoryId, ...page }: BotListQuery) {
  return listWhere(sql`${LISTED_BOT} AND ${inCategory(categoryId)}`, BOT_ORDERS[sort], page)
}

/** The certified ones, by popularity. */
export function listCertifiedBots(page: ListQuery) {
  return listWhere(sql`${LISTED_BOT} AND bots.certified`, BOT_ORDERS.popularity, page)
}

/**
 * The bots of which somebody is main owner, by popularity.
 * @param all whether those that the public does not see are among them
 */
export function listBotsOf(userId: string, all: boolean, page: ListQuery) {
  const which = all ? literally('bots.deleted_at IS NULL') : LISTED_BOT
  return listWhere(sql`bots.user_id = ${userId} AND ${which}`, BOT_ORDERS.popularity, page)
}

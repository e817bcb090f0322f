import type { ListQuery, WithCursor } from '#app/core/database/list_page'
import {
  BOT_LIST_COLUMNS,
  BOT_LIST_TABLES,
  type BotListRow,
  HAS_ENDED,
  LISTED_BOT,
} from '#app/directory/queries/bot_rows'
import { readEndedLast } from '#app/directory/queries/ended_last'
import { BOT_ORDERS, BY_CERTIFICATION } from '#app/directory/queries/bot_orders'
import { type KeysetOrder } from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import type { BotFilter } from '#app/directory/bot_filter'
import { matchesFilter } from '#app/directory/queries/matches_filter'
import type { BotSort } from '#app/directory/rules'

export interface BotListQuery extends ListQuery {
  sort: BotSort
  filter: BotFilter
}

const IS_ACTIVE = sql`NOT ${HAS_ENDED}`

/** Lists one page of the bots that match a condition; those that have ended come last. */
function listWhere(condition: Sql, order: KeysetOrder, page: ListQuery) {
  return readEndedLast(order, page, ({ isEnded, place, limit }) =>
    queryRows<WithCursor<BotListRow>>(sql`
      SELECT ${BOT_LIST_COLUMNS}, ${order.place} AS place
      FROM ${BOT_LIST_TABLES}
      WHERE ${condition} AND ${isEnded ? HAS_ENDED : IS_ACTIVE} AND ${order.after(place)}
      ORDER BY ${order.orderBy}
      LIMIT ${limit}
    `)
  )
}

/** Lists the bots of the directory that match a filter. */
export function listBots({ sort, filter, ...page }: BotListQuery) {
  return listWhere(sql`${LISTED_BOT} AND ${matchesFilter(filter)}`, BOT_ORDERS[sort], page)
}

/** Lists the certified bots, the ones that were certified last first. */
export function listCertifiedBots(page: ListQuery) {
  // The index is on the date, not on the flag.
  return listWhere(sql`${LISTED_BOT} AND bots.certified_at IS NOT NULL`, BY_CERTIFICATION, page)
}

/**
 * Lists the bots of which a member is main owner, by popularity.
 * @param all whether to include bots that the public does not see
 */
export function listBotsByUser(userId: string, all: boolean, page: ListQuery) {
  const which = all ? rawSql('bots.deleted_at IS NULL') : LISTED_BOT
  return listWhere(sql`bots.user_id = ${userId} AND ${which}`, BOT_ORDERS.popularity, page)
}

import {
  countRows,
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { BOT_ORDERS, BY_NAME, BY_SERVERS } from '#app/directory/queries/bot_orders'
import { type KeysetOrder } from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import type { ApprovalStatus } from '#app/directory/rules'
import { BOTS } from '#app/directory/tables'
import {
  STAFF_BOT_TABLES,
  staffBotColumns,
  type StaffBotRow,
} from '#app/moderation/queries/staff_bot_rows'
import { COUNTED_STAFF_ROWS, type PendingQueue, type StaffBotSort } from '#app/moderation/rules'
import { isInQueue } from '#app/moderation/views/viewed_versions'
import { USERS } from '#app/identity/tables'

export interface StaffBotQuery extends ListQuery {
  viewerId: string
  sort: StaffBotSort
  /** Normalized search text; empty or `undefined` for no search. */
  search?: string | undefined
  status?: ApprovalStatus | undefined
  certified?: boolean | undefined
  /** Only of pending bots. */
  queue?: PendingQueue | undefined
}

const ORDERS: Record<StaffBotSort, KeysetOrder> = {
  newest: BOT_ORDERS.newest,
  oldest: BOT_ORDERS.oldest,
  name: BY_NAME,
  servers: BY_SERVERS,
}

/** The same text as in the partial indexes, which PostgreSQL would not use with a binding. */
const IN_STATE: Record<ApprovalStatus, Sql> = {
  pending: rawSql(`bots.approval_status = 'pending'`),
  approved: rawSql(`bots.approval_status = 'approved'`),
  rejected: rawSql(`bots.approval_status = 'rejected'`),
}
const EVERYTHING = rawSql('true')

function isCertified(certified: boolean | undefined): Sql {
  if (certified === undefined) return EVERYTHING
  return rawSql(certified ? 'bots.certified' : 'NOT bots.certified')
}

/**
 * CTE of the bots that match a search: a part of their names, their Discord id, or their main owner's id or username. Each has
 * its own index, so the bots are found first and sorted afterwards.
 */
function found(search: string): Sql {
  const searched = rawSql(`search_text(name || ' ' || coalesce(username, ''))`)
  return sql`
    WITH found AS MATERIALIZED (
      SELECT id FROM ${BOTS} WHERE deleted_at IS NULL AND ${searched} LIKE
        '%' || regexp_replace(search_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'
      UNION SELECT id FROM ${BOTS} WHERE deleted_at IS NULL AND discord_bot_id = ${search}
      UNION SELECT id FROM ${BOTS} WHERE deleted_at IS NULL AND user_id = ${search}
      UNION SELECT bots.id FROM ${USERS} JOIN ${BOTS} ON bots.user_id = users.id
        WHERE bots.deleted_at IS NULL AND users.username = ${search}
    )
  `
}

/** Lists one page of the bots that are not deleted, in any state. The first page has the total, if there are more. */
export async function listStaffBots(query: StaffBotQuery): Promise<ListPage<StaffBotRow>> {
  const { viewerId, sort, search, status, certified, queue, limit, cursor } = query
  const order = ORDERS[sort]
  const searched = search ? found(search) : rawSql('')
  const matches = sql`
    bots.deleted_at IS NULL AND ${status ? IN_STATE[status] : EVERYTHING}
      AND ${isCertified(certified)} AND ${queue ? isInQueue(queue, viewerId) : EVERYTHING}
      AND ${search ? rawSql('bots.id IN (SELECT id FROM found)') : EVERYTHING}
  `
  const rows = await queryRows<WithCursor<StaffBotRow>>(sql`
    ${searched}
    SELECT ${staffBotColumns(viewerId)}, ${order.place} AS place
    FROM ${STAFF_BOT_TABLES}
    WHERE ${matches} AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  const page = paginate(rows, order, limit)
  if (cursor || !page.next) return page
  const total = await countRows(sql`
    ${searched}
    SELECT count(*)::integer AS count FROM (
      SELECT FROM ${STAFF_BOT_TABLES} WHERE ${matches}
      ORDER BY ${order.orderBy}
      LIMIT ${COUNTED_STAFF_ROWS}
    ) AS counted
  `)
  return { ...page, total }
}

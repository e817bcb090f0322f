import {
  BOT_LIST_COLUMNS,
  BOT_LIST_TABLES,
  type BotListRow,
  isOwnedBy,
} from '#app/directory/queries/bot_rows'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst } from '#app/core/database/keyset_order'
import { queryRows, sql } from '#app/core/database/sql'

/** A bot as its owners' lists show it. */
export interface OwnBotRow extends BotListRow {
  description: string
  /** Why it was rejected, or approved. */
  approvalReason: string | null
  /** When the platform did not know it any more. */
  autoDeleted: boolean
}

const NEWEST = newestFirst('bots')

/** All bots that somebody owns, the co-owned ones too, whatever their state; the newest first. */
export async function listOwnBots(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<OwnBotRow>> {
  const rows = await queryRows<WithCursor<OwnBotRow>>(sql`
    SELECT ${BOT_LIST_COLUMNS}, bots.description, bots.approval_reason AS "approvalReason",
      bots.auto_deleted AS "autoDeleted", ${NEWEST.place} AS place
    FROM ${BOT_LIST_TABLES}
    WHERE ${isOwnedBy(memberId)} AND bots.deleted_at IS NULL
      AND ${NEWEST.after(NEWEST.placeIn(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

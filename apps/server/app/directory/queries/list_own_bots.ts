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
import {
  SUSTAINED_SERVER_COUNT_COLUMNS,
  type SustainedServerCount,
} from '#app/directory/queries/server_count_history'
import { newestFirst } from '#app/core/database/keyset_order'
import { queryRows, sql } from '#app/core/database/sql'

/** A bot as its owners' lists show it. */
export interface OwnBotRow extends BotListRow, SustainedServerCount {
  description: string
  /** The reason of the rejection or the approval. */
  approvalReason: string | null
  /** Whether the platform no longer knows the bot. */
  autoDeleted: boolean
}

const NEWEST = newestFirst('bots')

/** Lists all bots that a member owns or co-owns, in any state, newest first. */
export async function listOwnBots(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<OwnBotRow>> {
  const rows = await queryRows<WithCursor<OwnBotRow>>(sql`
    SELECT ${BOT_LIST_COLUMNS}, bots.description, bots.approval_reason AS "approvalReason",
      bots.auto_deleted AS "autoDeleted", ${SUSTAINED_SERVER_COUNT_COLUMNS}, ${NEWEST.place} AS place
    FROM ${BOT_LIST_TABLES}
    WHERE ${isOwnedBy(memberId)} AND bots.deleted_at IS NULL
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

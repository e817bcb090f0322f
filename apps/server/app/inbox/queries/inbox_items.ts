import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  BOT_CHIP_COLUMNS,
  type BotChipRow,
  isOwnedBy,
  PUBLIC_BOT,
} from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { InboxKind } from '#app/identity/account/rules'
import { selectDecision } from '#app/identity/decisions/decisions'
import type { DecisionSummary } from '#app/identity/decisions/rules'

type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null }

export interface InboxRow extends Nullable<BotChipRow> {
  id: number
  kind: InboxKind
  createdAt: Date
  readAt: Date | null
  ratingId: number | null
  reason: string | null
  expiresAt: Date | null
  decision: DecisionSummary | null
}

const NEWEST = newestFirst('inbox_items')

/**
 * Lists a member's inbox items, newest first. Leaves out a bot that the member may not see. A deleted bot is named to its
 * owners in the item about its deletion, and any bot to the staff whom a note about it mentions.
 */
export async function listInbox(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<InboxRow>> {
  const rows = await queryRows<WithCursor<InboxRow>>(sql`
    SELECT inbox_items.id, inbox_items.kind, inbox_items.created_at AS "createdAt",
      inbox_items.read_at AS "readAt", inbox_items.rating_id AS "ratingId", inbox_items.reason,
      inbox_items.expires_at AS "expiresAt",
      ${selectDecision(rawSql('inbox_items.decision_id'))} AS decision, ${BOT_CHIP_COLUMNS}, ${NEWEST.place} AS place
    FROM inbox_items
    LEFT JOIN ${BOTS} ON bots.id = inbox_items.bot_id
      AND (bots.deleted_at IS NULL OR inbox_items.kind = 'bot_deleted')
      AND (${rawSql(PUBLIC_BOT)} OR ${isOwnedBy(memberId)} OR inbox_items.kind IN ('note_mention', 'bot_answer'))
    WHERE inbox_items.user_id = ${memberId} AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

/** Counts a member's unread items. @param client the transaction that has just marked some as read, if any */
export async function countUnread(memberId: string, client?: QueryClientContract): Promise<number> {
  const [row] = await queryRows<{ unread: number }>(
    sql`
      SELECT count(*)::integer AS unread FROM inbox_items
      WHERE user_id = ${memberId} AND read_at IS NULL
    `,
    client
  )
  return row!.unread
}

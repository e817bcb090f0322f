import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publish } from '#app/core/outbox/outbox'
import type { InboxSelection } from '#app/identity/inbox_events'
import { queryRows, type Sql, sql } from '#app/core/database/sql'

/** Outbox topic: a member has read inbox items. The key is the member's id. */
export const INBOX_READ_TOPIC = 'inbox_read'

/** Either all items up to an id, or single items by their ids, or those of one kind about one bot. */
export type ReadSelection = { upTo: number } | { ids: readonly number[] } | InboxSelection

function toCondition(read: ReadSelection): Sql {
  if ('kind' in read) return sql`kind = ${read.kind} AND bot_id = ${read.botId}`
  return 'upTo' in read ? sql`id <= ${read.upTo}::bigint` : sql`id = ANY (${read.ids}::bigint[])`
}

/** Marks a member's own items as read. Items that are read already keep their time. */
export async function markRead(
  trx: TransactionClientContract,
  memberId: string,
  read: ReadSelection
) {
  const marked = await queryRows(
    sql`
      UPDATE inbox_items SET read_at = now()
      WHERE user_id = ${memberId} AND read_at IS NULL AND ${toCondition(read)}
      RETURNING id
    `,
    trx
  )
  if (marked.length > 0) await publish(trx, { topic: INBOX_READ_TOPIC, key: memberId })
}

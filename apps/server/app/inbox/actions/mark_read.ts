import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf, type Sql, sql } from '#app/directory/queries/sql'

/** Either all items up to one, or some by their ids. */
export type ReadItems = { upTo: number } | { ids: readonly number[] }

function chosen(read: ReadItems): Sql {
  return 'upTo' in read
    ? sql`id <= ${read.upTo}::bigint`
    : sql`id = ANY (${`{${read.ids.join(',')}}`}::bigint[])`
}

/** Marks a member's own items as read; what is read already keeps its time. */
export async function markRead(trx: TransactionClientContract, memberId: string, read: ReadItems) {
  await rowsOf(
    sql`
      UPDATE inbox_items SET read_at = now()
      WHERE user_id = ${memberId} AND read_at IS NULL AND ${chosen(read)}
    `,
    trx
  )
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'

/**
 * Changes the number of reviews that a bot's owners have removed, which its page shows.
 * @param change 1 for a removal, -1 when one is undone
 */
export async function countRemovedReview(
  trx: TransactionClientContract,
  botId: number,
  change: 1 | -1
) {
  await execute(
    sql`
      UPDATE bot_stats
      SET owner_removed_reviews_count = greatest(owner_removed_reviews_count + ${change}::integer, 0)
      WHERE bot_id = ${botId}
    `,
    trx
  )
}

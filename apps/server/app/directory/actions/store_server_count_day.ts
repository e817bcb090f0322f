import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'

/** Stores the bot's current server count as that of its day. The last one of a day remains. */
export async function storeServerCountDay(trx: TransactionClientContract, botId: number) {
  await execute(
    sql`
      INSERT INTO server_count_days (bot_id, day, server_count, source, counted_at)
      SELECT bot_id, (serving_count_at AT TIME ZONE 'UTC')::date, serving_count,
        serving_count_source, serving_count_at
      FROM bot_stats
      WHERE bot_id = ${botId} AND serving_count_source IS NOT NULL AND serving_count_at IS NOT NULL
      ON CONFLICT (bot_id, day) DO UPDATE SET server_count = excluded.server_count,
        source = excluded.source, counted_at = excluded.counted_at
    `,
    trx
  )
}

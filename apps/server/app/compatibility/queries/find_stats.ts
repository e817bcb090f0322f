import { queryRows, sql } from '#app/core/database/sql'
import { POSTED_COUNT_LIFE } from '#app/directory/queries/find_posted_count'
import { BOT_SHARDS, BOT_STATS } from '#app/directory/tables'

export interface Stats {
  servers: number
  /** The servers of each shard, by its number. Empty when the bot posts one count for all. */
  shards: number[]
}

/** Finds a bot's server count and those of its shards. */
export async function findStats(botId: number): Promise<Stats> {
  const [stats] = await queryRows<Stats>(sql`
    SELECT serving_count AS servers, ARRAY(
      SELECT server_count FROM ${BOT_SHARDS}
      WHERE bot_shards.bot_id = bot_stats.bot_id AND posted_at > now() - ${POSTED_COUNT_LIFE}
      ORDER BY shard_id
    ) AS shards
    FROM ${BOT_STATS} WHERE bot_id = ${botId}
  `)
  return stats!
}

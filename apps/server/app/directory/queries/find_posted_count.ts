import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { POSTED_COUNT_LIFE_MS } from '#app/directory/rules'

export interface PostedCount {
  guildCount: number
  postedAt: Date
  /** When it becomes stale. */
  staleAt: Date
}

/** SQL expression: how long a posted server count is fresh. */
export const POSTED_COUNT_LIFE = rawSql(`interval '${POSTED_COUNT_LIFE_MS} milliseconds'`)

/** Finds the server count that a bot posted, unless it is stale or staff have replaced it. */
export async function findPostedCount(botId: number): Promise<PostedCount | undefined> {
  const [posted] = await queryRows<PostedCount>(sql`
    SELECT serving_count AS "guildCount", serving_count_at AS "postedAt",
      serving_count_at + ${POSTED_COUNT_LIFE} AS "staleAt"
    FROM bot_stats
    WHERE bot_id = ${botId} AND serving_count_source = 'bot' AND NOT serving_count_frozen
      AND serving_count_at > now() - ${POSTED_COUNT_LIFE}
  `)
  return posted
}

/** Whether staff have frozen the bot's server count. */
export async function isServerCountFrozen(botId: number): Promise<boolean> {
  const [row] = await queryRows<{ isFrozen: boolean }>(
    sql`SELECT serving_count_frozen AS "isFrozen" FROM bot_stats WHERE bot_id = ${botId}`
  )
  return row?.isFrozen ?? false
}

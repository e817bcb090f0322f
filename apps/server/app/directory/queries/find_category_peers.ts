import { queryRows, sql } from '#app/core/database/sql'
import { HAS_ENDED, LISTED_BOT } from '#app/directory/queries/bot_rows'

interface CategoryPeers {
  /** The name of the bot's first category. */
  category: string
  /** Other listed bots of that category, those with the most votes first. */
  botIds: number[]
}

/** Finds the most popular other bots of a bot's first category. @returns `undefined` for a bot without categories */
export async function findCategoryPeers(
  botId: number,
  limit: number
): Promise<CategoryPeers | undefined> {
  const peers = await queryRows<{ category: string; id: number | null }>(sql`
    SELECT categories.name AS category, peers.id
    FROM bots own JOIN categories ON categories.name = own.tags[1]
    LEFT JOIN LATERAL (
      SELECT bots.id FROM bot_categories
      JOIN bots ON bots.id = bot_categories.bot_id AND ${LISTED_BOT}
      JOIN bot_stats ON bot_stats.bot_id = bots.id
      WHERE bot_categories.category_id = categories.id AND bots.id <> own.id AND NOT ${HAS_ENDED}
      ORDER BY bot_stats.votes_count DESC, bots.id LIMIT ${limit}
    ) peers ON true
    WHERE own.id = ${botId}
  `)
  const [first] = peers
  return first && { category: first.category, botIds: peers.flatMap(({ id }) => id ?? []) }
}

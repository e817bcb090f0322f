import { PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import { accessColumns, RATING_COUNTS, type BotAccess } from '#app/directory/queries/find_bot'
import { rawSql, queryRows, sql } from '#app/core/database/sql'

/** What decides who may receive live events of a bot. */
export interface LiveBotAccess extends BotAccess {
  discordBotId: string
}

/** Returns access data of those of the bots that are not deleted. */
export function listBotAccess(
  ids: readonly number[],
  viewerId: string | undefined
): Promise<LiveBotAccess[]> {
  return queryRows<LiveBotAccess>(sql`
    SELECT ${accessColumns(viewerId)}, bots.discord_bot_id AS "discordBotId"
    FROM bots WHERE id = ANY (${ids}::bigint[]) AND deleted_at IS NULL
  `)
}

/** The counts of a bot that its page and its card update live. */
export interface BotCounts {
  id: number
  isPublic: boolean
  voteCount: number
  servingCount: number
  averageRating: number | null
  ratingCount: number
  reviewCount: number
  /** All visible reviews by their stars, one first. */
  ratingCounts: number[]
  /** How many reviews its owners have removed. */
  ownerRemovedReviewCount: number
}

export function listBotCounts(ids: readonly number[]): Promise<BotCounts[]> {
  return queryRows<BotCounts>(sql`
    SELECT bots.id, ${rawSql(PUBLIC_BOT)} AS "isPublic", votes_count::double precision AS "voteCount",
      serving_count AS "servingCount", average_rating AS "averageRating",
      ratings_count AS "ratingCount",
      (SELECT count(*) FROM listed_ratings WHERE listed_ratings.bot_id = bots.id) AS "reviewCount",
      ${RATING_COUNTS} AS "ratingCounts",
      bot_stats.owner_removed_reviews_count AS "ownerRemovedReviewCount"
    FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
    WHERE bots.id = ANY (${ids}::bigint[]) AND bots.deleted_at IS NULL
  `)
}

import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { LISTED_BOT } from '#app/directory/queries/bot_rows'
import type { SuggestedBot, SuggestedCategory } from '#app/directory/suggestions/suggestion_index'

/**
 * Lists bots as suggestions need them, the most popular first.
 * @param ids only these
 */
export function listSuggestedBots(limit: number, ids?: readonly string[]): Promise<SuggestedBot[]> {
  return queryRows<SuggestedBot>(sql`
    SELECT bots.id, bots.discord_bot_id AS "discordBotId", bots.name, bots.avatar, bots.certified,
      bot_stats.votes_count::double precision AS "voteCount", bot_stats.has_ended AS "hasEnded"
    FROM bots JOIN bot_stats ON bot_stats.bot_id = bots.id
    WHERE ${LISTED_BOT} AND ${ids ? sql`bots.id = ANY (${ids}::bigint[])` : rawSql('true')}
    ORDER BY bot_stats.votes_count DESC, bot_stats.serving_count DESC, bots.id DESC
    LIMIT ${limit}
  `)
}

export function listSuggestedCategories(): Promise<SuggestedCategory[]> {
  return queryRows<SuggestedCategory>(sql`SELECT id, name FROM categories ORDER BY lower(name)`)
}

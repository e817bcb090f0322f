import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { BOT_LINK_COLUMNS } from '#app/directory/bot_fields'
import { BOT_ORDERS } from '#app/directory/queries/bot_orders'
import { type BotListRow, LISTED_BOT } from '#app/directory/queries/bot_rows'
import { accessColumns, type BotAccess, matchesBot } from '#app/directory/queries/find_bot'
import { type BotLink, type BotSort, SEARCH_SORT } from '#app/directory/rules'
import { POSTED_COUNT_LIFE } from '#app/directory/queries/find_posted_count'
import { BOT_SHARDS, BOT_STATS, BOTS } from '#app/directory/tables'
import { searchBots } from '#app/directory/search/search_bots'

/** A bot with everything that other lists return of theirs. */
export interface CompatibleBotRow
  extends
    BotAccess,
    Record<BotLink, string | null>,
    Omit<
      BotListRow,
      | 'banner'
      | 'approvalStatus'
      | 'presenceStatus'
      | 'presenceActivity'
      | 'updatedAt'
      | 'recentVotes'
      | 'usualVotes'
      | keyof BotAccess
    > {
  description: string
  approvedAt: Date | null
  shardCount: number
}

export interface CompatibleBotQuery {
  sort: BotSort
  /** Normalized; empty to list all bots. */
  search: string
  limit: number
  offset: number
}

interface CompatibleBotPage {
  rows: CompatibleBotRow[]
  hasMore: boolean
}

const BOT = sql`
  SELECT ${accessColumns(undefined)}, bots.discord_bot_id AS "discordBotId",
    bots.user_id AS "userId", bots.additional_owners AS "additionalOwners", bots.name,
    bots.username, bots.discriminator, bots.avatar, bots.prefix,
    bots.short_description AS "shortDescription", bots.description,
    bots.invite_url AS "inviteUrl", ${rawSql(BOT_LINK_COLUMNS)}, bots.tags, bots.certified,
    bots.approved_at AS "approvedAt", bots.created_at AS "createdAt",
    bot_stats.votes_count::double precision AS "voteCount",
    bot_stats.serving_count AS "servingCount",
    (SELECT count(*)::integer FROM ${BOT_SHARDS} WHERE bot_shards.bot_id = bots.id
      AND bot_shards.posted_at > now() - ${POSTED_COUNT_LIFE}) AS "shardCount",
    bot_stats.average_rating AS "averageRating", bot_stats.ratings_count AS "ratingCount"
  FROM ${BOTS} JOIN ${BOT_STATS} ON bot_stats.bot_id = bots.id
`

export async function findCompatibleBot(
  discordBotId: string
): Promise<CompatibleBotRow | undefined> {
  const [bot] = await queryRows<CompatibleBotRow>(sql`${BOT} WHERE ${matchesBot({ discordBotId })}`)
  return bot
}

/** Lists bots page by page as other lists do, by the number of bots before the page. */
export async function listCompatibleBots(query: CompatibleBotQuery): Promise<CompatibleBotPage> {
  const found = await queryRows<CompatibleBotRow>(
    query.search === '' ? selectListed(query) : await selectFound(query)
  )
  return { rows: found.slice(0, query.limit), hasMore: found.length > query.limit }
}

function selectListed({ sort, limit, offset }: CompatibleBotQuery): Sql {
  return sql`
    ${BOT} WHERE ${LISTED_BOT} ORDER BY ${BOT_ORDERS[sort].orderBy}
    LIMIT ${limit + 1} OFFSET ${offset}
  `
}

/** Selects the best results of a search, in any `sort`: by relevance, it ranks no more than some hundred bots. */
async function selectFound({ search, limit, offset }: CompatibleBotQuery): Promise<Sql> {
  const found = await searchBots({
    search,
    sort: SEARCH_SORT,
    limit: offset + limit + 1,
    filter: {},
  })
  const ids = found.rows.slice(offset).map(({ id }) => id)
  return sql`
    ${BOT} WHERE ${LISTED_BOT} AND bots.id = ANY (${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], bots.id)
  `
}

import { accessColumns, type BotAccess, type BotKey } from '#app/directory/queries/find_bot'
import { BOTS } from '#app/directory/tables'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'

/** A bot, with the viewer's relation to its reviews. */
export interface RatedBot extends BotAccess {
  /** Whether its owners have blocked the member. */
  isBlocked: boolean
  isReviewed: boolean
}

/** The fields of a review that decide who may do what to it. */
export interface ReviewAccess {
  id: number
  authorId: string | null
  /** Whether lists show it. */
  isListed: boolean
  hasOwnerHeart: boolean
  bot: RatedBot
}

/** SQL condition: a bot's owners have blocked a member from reviewing it. @param botId an internal id or a column */
export function isBlockedFrom(botId: number | Sql, memberId: string): Sql {
  return sql`EXISTS (
    SELECT FROM rating_blocks
    WHERE rating_blocks.bot_id = ${botId} AND rating_blocks.blocked_user_id = ${memberId}
  )`
}

const botColumns = (memberId: string): Sql => sql`
  ${accessColumns(memberId)},
  ${isBlockedFrom(rawSql('bots.id'), memberId)} AS "isBlocked",
  EXISTS (
    SELECT FROM ratings AS own WHERE own.bot_id = bots.id AND own.user_id = ${memberId}
  ) AS "isReviewed"
`

export async function findRatedBot(key: BotKey, memberId: string): Promise<RatedBot | undefined> {
  const condition =
    'id' in key ? sql`bots.id = ${key.id}` : sql`bots.discord_bot_id = ${key.discordBotId}`
  const [bot] = await queryRows<RatedBot>(
    sql`SELECT ${botColumns(memberId)} FROM ${BOTS} WHERE ${condition} AND bots.deleted_at IS NULL`
  )
  return bot
}

export async function findReviewAccess(
  ratingId: number,
  memberId: string
): Promise<ReviewAccess | undefined> {
  const [row] = await queryRows<RatedBot & Omit<ReviewAccess, 'id' | 'bot'>>(sql`
    SELECT ${botColumns(memberId)}, ratings.user_id AS "authorId",
      ratings.has_owner_heart AS "hasOwnerHeart",
      EXISTS (SELECT FROM listed_ratings WHERE listed_ratings.id = ratings.id) AS "isListed"
    FROM ratings JOIN ${BOTS} ON bots.id = ratings.bot_id
    WHERE ratings.id = ${ratingId} AND bots.deleted_at IS NULL
  `)
  if (!row) return undefined
  const { authorId, isListed, hasOwnerHeart, ...bot } = row
  return { id: ratingId, authorId, isListed, hasOwnerHeart, bot }
}

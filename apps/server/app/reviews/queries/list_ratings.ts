import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import {
  INTEGER_KEY,
  KeysetOrder,
  newestFirst,
  TIMESTAMP_KEY,
} from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { HAS_PREMIUM_BADGE } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import type { Stars } from '#app/directory/rules'
import type { ReviewSort } from '#app/reviews/rules'

export interface RatingRow {
  id: number
  botId: number
  rating: Stars
  comment: string | null
  ownerReply: string | null
  hasOwnerHeart: boolean
  createdAt: Date
  updatedAt: Date
  likes: number
  dislikes: number
  byMainOwner: boolean
  byOwner: boolean
  /** `null`, like all `author…` fields, when the author's account was deleted. */
  authorId: string | null
  authorUsername: string | null
  authorDisplayName: string | null
  authorDiscordDisplayName: string | null
  authorDiscordDiscriminator: string | null
  authorDiscordAvatar: string | null
  authorDiscordBanner: string | null
  authorIsPremium: boolean
  authorPremiumExpiresAt: Date | null
}

const REVIEW_ORDERS: Record<ReviewSort, KeysetOrder> = {
  newest: newestFirst('listed_ratings'),
  helpful: new KeysetOrder(
    'helpful',
    'DESC',
    { column: 'listed_ratings.likes', kind: INTEGER_KEY },
    { column: 'listed_ratings.created_at', kind: TIMESTAMP_KEY },
    { column: 'listed_ratings.id', kind: INTEGER_KEY }
  ),
}

export interface RatingListQuery extends ListQuery {
  sort: ReviewSort
  /** Only reviews with this many stars. */
  stars?: number | undefined
}

/** Selects a review from `ratings` or its view, and its author from `users`. */
export function selectRatingColumns(table: 'ratings' | 'listed_ratings'): Sql {
  return rawSql(`
    ${table}.id, ${table}.bot_id AS "botId", ${table}.rating, ${table}.comment,
    ${table}.owner_reply AS "ownerReply", ${table}.has_owner_heart AS "hasOwnerHeart",
    ${table}.created_at AS "createdAt", ${table}.updated_at AS "updatedAt",
    ${table}.likes, ${table}.dislikes, users.id AS "authorId", users.username AS "authorUsername",
    users.display_name AS "authorDisplayName",
    users.discord_display_name AS "authorDiscordDisplayName",
    users.discord_discriminator AS "authorDiscordDiscriminator",
    users.discord_avatar AS "authorDiscordAvatar", users.discord_banner AS "authorDiscordBanner",
    ${HAS_PREMIUM_BADGE} AS "authorIsPremium", users.premium_expires_at AS "authorPremiumExpiresAt"
  `)
}

export const RATING_COLUMNS = rawSql(`
  ${selectRatingColumns('listed_ratings').text},
  listed_ratings.by_main_owner AS "byMainOwner", listed_ratings.by_owner AS "byOwner"
`)

export const RATING_TABLES = sql`
  listed_ratings
  LEFT JOIN ${USERS} ON users.id = listed_ratings.user_id AND users.deleted_at IS NULL
`

/** Lists one page of a bot's reviews, without those of blocked members. */
export async function listRatings(
  botId: number,
  { limit, cursor, sort, stars }: RatingListQuery
): Promise<ListPage<RatingRow>> {
  const order = REVIEW_ORDERS[sort]
  const hasStars = stars === undefined ? sql`true` : sql`listed_ratings.rating = ${stars}`
  const rows = await queryRows<WithCursor<RatingRow>>(sql`
    SELECT ${RATING_COLUMNS}, ${order.place} AS place
    FROM ${RATING_TABLES}
    WHERE listed_ratings.bot_id = ${botId} AND ${hasStars}
      AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, order, limit)
}

import {
  type ListPage,
  type ListQuery,
  pageOf,
  type Placed,
} from '#app/directory/queries/list_bots'
import { newestOf } from '#app/directory/queries/orders'
import { rowsOf, sql } from '#app/directory/queries/sql'
import type { Stars } from '#app/reviews/rules'

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
  /** `null` when the author's account is gone, with all that follows. */
  authorId: string | null
  authorUsername: string | null
  authorDisplayName: string | null
  authorDiscordDisplayName: string | null
  authorDiscordDiscriminator: string | null
  authorDiscordAvatar: string | null
  authorDiscordBanner: string | null
}

const NEWEST = newestOf('listed_ratings')

/** One page of a bot's reviews, newest first, without those of blocked members (ruling R5). */
export async function listRatings(
  botId: number,
  { limit, cursor }: ListQuery
): Promise<ListPage<RatingRow>> {
  const rows = await rowsOf<Placed<RatingRow>>(sql`
    SELECT listed_ratings.id, listed_ratings.bot_id AS "botId", listed_ratings.rating,
      listed_ratings.comment, listed_ratings.owner_reply AS "ownerReply",
      listed_ratings.has_owner_heart AS "hasOwnerHeart",
      listed_ratings.created_at AS "createdAt", listed_ratings.updated_at AS "updatedAt",
      listed_ratings.likes, listed_ratings.dislikes,
      listed_ratings.by_main_owner AS "byMainOwner", listed_ratings.by_owner AS "byOwner",
      users.id AS "authorId", users.username AS "authorUsername",
      users.display_name AS "authorDisplayName",
      users.discord_display_name AS "authorDiscordDisplayName",
      users.discord_discriminator AS "authorDiscordDiscriminator",
      users.discord_avatar AS "authorDiscordAvatar", users.discord_banner AS "authorDiscordBanner",
      ${NEWEST.place} AS place
    FROM listed_ratings
    LEFT JOIN users ON users.id = listed_ratings.user_id AND users.deleted_at IS NULL
    WHERE listed_ratings.bot_id = ${botId} AND ${NEWEST.after(NEWEST.placeIn(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return pageOf(rows, NEWEST, limit)
}

import {
  BOT_CHIP_COLUMNS,
  type BotChipRow,
  isOwnedBy,
  PUBLIC_BOT,
} from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { type ListPage, type ListQuery, pageOf, type Placed } from '#app/core/database/list_page'
import { newestOf } from '#app/core/database/list_order'
import { literally, rowsOf, sql } from '#app/core/database/sql'
import { ratingColumnsOf, type RatingRow } from '#app/reviews/queries/list_ratings'
import { USERS } from '#app/identity/tables'

export interface OwnRatingRow extends RatingRow, BotChipRow {
  /** Whether nobody else sees it, because the bot's owners have blocked the member (ruling R5). */
  isBlocked: boolean
}

const NEWEST = newestOf('ratings')

/** What a member has written, newest first. Reviews of bots that the member does not see any more are not among it (P2). */
export async function listRatingsOf(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<OwnRatingRow>> {
  const rows = await rowsOf<Placed<OwnRatingRow>>(sql`
    SELECT ${ratingColumnsOf('ratings')}, ${BOT_CHIP_COLUMNS},
      ratings.user_id = bots.user_id AS "byMainOwner", ${isOwnedBy(memberId)} AS "byOwner",
      NOT EXISTS (
        SELECT FROM listed_ratings WHERE listed_ratings.id = ratings.id
      ) AS "isBlocked",
      ${NEWEST.place} AS place
    FROM ratings
    JOIN ${BOTS} ON bots.id = ratings.bot_id
    JOIN ${USERS} ON users.id = ratings.user_id
    WHERE ratings.user_id = ${memberId} AND bots.deleted_at IS NULL
      AND (${literally(PUBLIC_BOT)} OR ${isOwnedBy(memberId)})
      AND ${NEWEST.after(NEWEST.placeIn(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return pageOf(rows, NEWEST, limit)
}

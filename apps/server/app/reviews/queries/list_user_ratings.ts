import {
  BOT_CHIP_COLUMNS,
  type BotChipRow,
  isOwnedBy,
  PUBLIC_BOT,
} from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { selectRatingColumns, type RatingRow } from '#app/reviews/queries/list_ratings'
import { USERS } from '#app/identity/tables'

export interface OwnRatingRow extends RatingRow, BotChipRow {
  /** Whether the review is hidden from others because the bot's owners have blocked the member. */
  isBlocked: boolean
}

const NEWEST = newestFirst('ratings')

/** Lists a member's reviews, newest first. Leaves out reviews of bots that the member may not see. */
export async function listUserRatings(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<OwnRatingRow>> {
  const rows = await queryRows<WithCursor<OwnRatingRow>>(sql`
    SELECT ${selectRatingColumns('ratings')}, ${BOT_CHIP_COLUMNS},
      ratings.user_id = bots.user_id AS "byMainOwner", ${isOwnedBy(memberId)} AS "byOwner",
      NOT EXISTS (
        SELECT FROM listed_ratings WHERE listed_ratings.id = ratings.id
      ) AS "isBlocked",
      ${NEWEST.place} AS place
    FROM ratings
    JOIN ${BOTS} ON bots.id = ratings.bot_id
    JOIN ${USERS} ON users.id = ratings.user_id
    WHERE ratings.user_id = ${memberId} AND bots.deleted_at IS NULL
      AND (${rawSql(PUBLIC_BOT)} OR ${isOwnedBy(memberId)})
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

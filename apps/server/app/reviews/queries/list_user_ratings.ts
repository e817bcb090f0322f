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
import { selectLatestDecision } from '#app/identity/decisions/decisions'
import type { DecisionSummary } from '#app/identity/decisions/rules'
import { newestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { selectRatingColumns, type RatingRow } from '#app/reviews/queries/list_ratings'
import { IS_RESTORABLE } from '#app/reviews/queries/removed_reviews'
import type { ReviewRemover } from '#app/reviews/staff_rules'
import { USERS } from '#app/identity/tables'

export interface OwnRatingRow extends RatingRow, BotChipRow {
  /** Whether the review is hidden from others because the bot's owners have blocked the member. */
  isBlocked: boolean
  /** Who removed it; `null` for a review that exists. */
  removedAs: ReviewRemover | null
  removedAt: Date | null
  /** The decision to remove it; `null` for a review that exists. */
  decision: DecisionSummary | null
}

const OWN_COLUMNS = rawSql(
  'id, bot_id, user_id, rating, comment, owner_reply, has_owner_heart, created_at, updated_at'
)

const NEWEST = newestFirst('ratings')

const REMOVAL = sql`CASE WHEN ratings.removed_as IS NOT NULL THEN ${selectLatestDecision({
  action: 'delete_review',
  targetType: 'rating',
  targetId: rawSql('ratings.id::text'),
})} END`

/** The member's reviews under the name and with the columns of `ratings`, and how each was removed. */
function ownRatings(memberId: string, includesRemoved: boolean): Sql {
  const listed = sql`
    SELECT ${OWN_COLUMNS}, likes, dislikes, NULL::text AS removed_as, NULL::timestamptz AS removed_at
    FROM ratings WHERE user_id = ${memberId}
  `
  if (!includesRemoved) return sql`(${listed}) AS ratings`
  return sql`(
    ${listed}
    UNION ALL
    SELECT ${OWN_COLUMNS}, 0, 0, removed_as, removed_at
    FROM removed_ratings WHERE user_id = ${memberId} AND ${IS_RESTORABLE}
  ) AS ratings`
}

export interface OwnRatingsQuery extends ListQuery {
  /** Also those that owners of the bots or staff have removed and that can be restored. */
  includesRemoved: boolean
}

/** Lists a member's reviews, newest first. Leaves out reviews of bots that the member may not see. */
export async function listUserRatings(
  memberId: string,
  { limit, cursor, includesRemoved }: OwnRatingsQuery
): Promise<ListPage<OwnRatingRow>> {
  const rows = await queryRows<WithCursor<OwnRatingRow>>(sql`
    SELECT ${selectRatingColumns('ratings')}, ${BOT_CHIP_COLUMNS},
      ratings.user_id = bots.user_id AS "byMainOwner", ${isOwnedBy(memberId)} AS "byOwner",
      ratings.removed_as IS NULL AND NOT EXISTS (
        SELECT FROM listed_ratings WHERE listed_ratings.id = ratings.id
      ) AS "isBlocked",
      ratings.removed_as AS "removedAs", ratings.removed_at AS "removedAt", ${REMOVAL} AS decision,
      ${NEWEST.place} AS place
    FROM ${ownRatings(memberId, includesRemoved)}
    JOIN ${BOTS} ON bots.id = ratings.bot_id
    JOIN ${USERS} ON users.id = ratings.user_id
    WHERE bots.deleted_at IS NULL
      AND (${rawSql(PUBLIC_BOT)} OR ${isOwnedBy(memberId)})
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

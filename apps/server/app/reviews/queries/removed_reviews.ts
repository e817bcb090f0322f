import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { BOT_CHIP_COLUMNS, type BotChipRow, isOwnedBy } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { selectUndo, type Undo } from '#app/directory/undo/select_undo'
import { USERS } from '#app/identity/tables'
import type { Stars } from '#app/directory/rules'
import { REMOVED_REVIEW_DAYS } from '#app/reviews/rules'
import { type ReviewRemover } from '#app/reviews/staff_rules'

/** Condition on `removed_ratings`: the review can still be restored. */
export const IS_RESTORABLE = rawSql(
  `removed_ratings.removed_at > now() - make_interval(days => ${REMOVED_REVIEW_DAYS})`
)

/** A removed review as staff see it. */
export interface RemovedReviewRow extends BotChipRow {
  id: number
  /** `null`, like the name, when the author's account was deleted. */
  authorId: string | null
  authorName: string | null
  rating: Stars
  comment: string | null
  createdAt: Date
  removedAt: Date
  removedAs: ReviewRemover
  removedById: string | null
  removedByName: string | null
  /** Whether the viewer owns the bot or wrote the review, and so may not restore it. */
  isOwn: boolean
  /** Whether the author has written another review of the bot since. */
  isWrittenAgain: boolean
}

/** Condition on `removed_ratings` and `bots`: the member wrote the review or owns the bot, and so may not restore it. */
export function isOwnReview(memberId: string | null): Sql {
  if (memberId === null) return rawSql('false')
  return sql`(coalesce(removed_ratings.user_id = ${memberId}, false) OR ${isOwnedBy(memberId)})`
}

const NEWEST = newestFirst('removed_ratings', 'removed_at')

const displayName = (table: string) =>
  `coalesce(${table}.display_name, ${table}.discord_display_name, ${table}.username)`

const columns = (viewerId: string | null): Sql => sql`
  removed_ratings.id, removed_ratings.user_id AS "authorId",
  ${rawSql(displayName('authors'))} AS "authorName", removed_ratings.rating, removed_ratings.comment,
  removed_ratings.created_at AS "createdAt", removed_ratings.removed_at AS "removedAt",
  removed_ratings.removed_as AS "removedAs", removed_ratings.removed_by AS "removedById",
  ${rawSql(displayName('removers'))} AS "removedByName", ${BOT_CHIP_COLUMNS},
  ${isOwnReview(viewerId)} AS "isOwn",
  EXISTS (
    SELECT FROM ratings
    WHERE ratings.bot_id = removed_ratings.bot_id AND ratings.user_id = removed_ratings.user_id
  ) AS "isWrittenAgain"
`

const TABLES_OF_REMOVED = sql`
  removed_ratings
  JOIN ${BOTS} ON bots.id = removed_ratings.bot_id AND bots.deleted_at IS NULL
  LEFT JOIN ${USERS} AS authors ON authors.id = removed_ratings.user_id AND authors.deleted_at IS NULL
  LEFT JOIN ${USERS} AS removers ON removers.id = removed_ratings.removed_by AND removers.deleted_at IS NULL
`

interface RemovedReviewList extends ListQuery {
  removedAs: ReviewRemover | undefined
}

/** Lists one page of the reviews that can be restored, the latest removed first. */
export async function listRemovedReviews(
  viewerId: string,
  { removedAs, limit, cursor }: RemovedReviewList
): Promise<ListPage<RemovedReviewRow>> {
  const rows = await queryRows<WithCursor<RemovedReviewRow>>(sql`
    SELECT ${columns(viewerId)}, ${NEWEST.place} AS place
    FROM ${TABLES_OF_REMOVED}
    WHERE ${IS_RESTORABLE} AND ${removedAs ? sql`removed_as = ${removedAs}` : rawSql('true')}
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

/** @param viewerId `null` at the console */
export async function findRemovedReview(
  id: number,
  viewerId: string | null,
  client?: QueryClientContract
): Promise<RemovedReviewRow | undefined> {
  const [review] = await queryRows<RemovedReviewRow>(
    sql`
      SELECT ${columns(viewerId)} FROM ${TABLES_OF_REMOVED}
      WHERE removed_ratings.id = ${id} AND ${IS_RESTORABLE}
    `,
    client
  )
  return review
}

/** Finds out whether the viewer can undo the removal of a review. */
export async function findRemovalUndo(
  id: number,
  viewerId: string,
  client?: QueryClientContract
): Promise<Undo> {
  const isMeant = sql`decision_news.removed_review_id = ${id}`
  const [row] = await queryRows<{ undo: Undo }>(
    sql`SELECT ${selectUndo(viewerId, isMeant)} AS undo`,
    client
  )
  return row!.undo
}

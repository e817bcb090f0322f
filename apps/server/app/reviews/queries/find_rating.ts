import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf, sql } from '#app/core/database/sql'
import { RATING_COLUMNS, RATING_TABLES, type RatingRow } from '#app/reviews/queries/list_ratings'

/** @returns the review, or nothing when it is gone or hidden */
export async function findRating(
  ratingId: number,
  client?: QueryClientContract
): Promise<RatingRow | undefined> {
  const [row] = await rowsOf<RatingRow>(
    sql`SELECT ${RATING_COLUMNS} FROM ${RATING_TABLES} WHERE listed_ratings.id = ${ratingId}`,
    client
  )
  return row
}

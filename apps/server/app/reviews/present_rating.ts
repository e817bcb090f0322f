import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { RATING_COLUMNS, RATING_TABLES, type RatingRow } from '#app/reviews/queries/list_ratings'
import { toReadableRating } from '#app/reviews/readable_ratings'
import RatingTransformer from '#app/reviews/transformers/rating_transformer'

/** Serializes a review as in lists, within the transaction that changed it. */
export async function presentRating(
  { serialize }: HttpContext,
  ratingId: number,
  trx: TransactionClientContract
) {
  const [rating] = await queryRows<RatingRow>(
    sql`SELECT ${RATING_COLUMNS} FROM ${RATING_TABLES} WHERE listed_ratings.id = ${ratingId}`,
    trx
  )
  // It was deleted or hidden.
  if (!rating) throw new NoRowsAffectedError()
  return serialize(RatingTransformer.transform(toReadableRating(rating)))
}

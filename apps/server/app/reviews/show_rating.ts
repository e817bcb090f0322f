import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NothingDone } from '#app/core/idempotency/settle'
import { findRating } from '#app/reviews/queries/find_rating'
import { soundRating } from '#app/reviews/sound_ratings'
import RatingTransformer from '#app/reviews/transformers/rating_transformer'

/** A review as its list shows it, as part of the transaction that has changed it. */
export async function showRating(
  { serialize }: HttpContext,
  ratingId: number,
  trx: TransactionClientContract
) {
  const rating = await findRating(ratingId, trx)
  if (!rating) throw new NothingDone()
  return serialize(RatingTransformer.transform(soundRating(rating)))
}

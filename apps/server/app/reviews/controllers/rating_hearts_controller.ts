import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { toggleHeart } from '#app/reviews/actions/answer_review'
import { findReviewToHeart } from '#app/reviews/policies'
import { presentRating } from '#app/reviews/present_rating'

export default class RatingHeartsController {
  /** Toggles the owners' heart on a review. */
  async store(ctx: HttpContext) {
    const ownerId = requireMember(ctx).id
    const review = await findReviewToHeart(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)

    return runIdempotentAsMember(ctx, findReviewToHeart, async (trx) => {
      await toggleHeart(trx, review, ownerId)
      return presentRating(ctx, review.id, trx)
    })
  }
}

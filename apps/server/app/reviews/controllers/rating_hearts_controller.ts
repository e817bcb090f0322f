import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { settleAsMember } from '#app/identity/settle_as_member'
import { requireMember } from '#app/identity/viewer'
import { toggleHeart } from '#app/reviews/actions/answer_review'
import { reviewToAnswer } from '#app/reviews/policies'
import { showRating } from '#app/reviews/show_rating'

export default class RatingHeartsController {
  /** Gives the owners' heart to a review, or takes it back (document 1 section 4). */
  async store(ctx: HttpContext) {
    const ownerId = requireMember(ctx).id
    const review = await reviewToAnswer(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)

    return settleAsMember(ctx, reviewToAnswer, async (trx) => {
      await toggleHeart(trx, review, ownerId)
      return showRating(ctx, review.id, trx)
    })
  }
}

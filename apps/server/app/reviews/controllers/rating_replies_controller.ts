import type { HttpContext } from '@adonisjs/core/http'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { replyTo } from '#app/reviews/actions/answer_review'
import { findReviewToAnswer } from '#app/reviews/policies'
import { presentRating } from '#app/reviews/present_rating'
import { replyValidator } from '#app/reviews/validators'

export default class RatingRepliesController {
  /** Sets the owners' reply to a review, replacing an earlier one. */
  async store(ctx: HttpContext) {
    const ownerId = requireMember(ctx).id
    const review = await findReviewToAnswer(ctx)
    const { reply } = await ctx.request.validateUsing(replyValidator)

    return runIdempotentAsMember(ctx, findReviewToAnswer, async (trx) => {
      await replyTo(trx, review, ownerId, reply)
      return presentRating(ctx, review.id, trx)
    })
  }
}

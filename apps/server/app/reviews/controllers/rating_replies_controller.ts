import type { HttpContext } from '@adonisjs/core/http'
import { settleAsMember } from '#app/identity/settle_as_member'
import { requireMember } from '#app/identity/viewer'
import { replyTo } from '#app/reviews/actions/answer_review'
import { reviewToAnswer } from '#app/reviews/policies'
import { showRating } from '#app/reviews/show_rating'
import { replyValidator } from '#app/reviews/validators'

export default class RatingRepliesController {
  /** The owners' one reply to a review; a later one replaces it. */
  async store(ctx: HttpContext) {
    const ownerId = requireMember(ctx).id
    const review = await reviewToAnswer(ctx)
    const { reply } = await ctx.request.validateUsing(replyValidator)

    return settleAsMember(ctx, reviewToAnswer, async (trx) => {
      await replyTo(trx, review, ownerId, reply)
      return showRating(ctx, review.id, trx)
    })
  }
}

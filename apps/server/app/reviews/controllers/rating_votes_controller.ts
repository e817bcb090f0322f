import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember, type Viewer } from '#app/identity/viewer'
import { withdrawVote, voteOnReview } from '#app/reviews/actions/vote_on_review'
import { reviewsTag } from '#app/reviews/outbox'
import { findReviewToVoteOn, findReviewToWithdrawVote } from '#app/reviews/policies'
import { findRatingVotes, type RatingVotesRow } from '#app/reviews/queries/find_rating_votes'
import { reviewVoteValidator } from '#app/reviews/validators'

/** Returns a review's likes and dislikes; `votes` contains only the caller's own. */
function toBody({ likes, dislikes, ownVote }: RatingVotesRow, viewer: Viewer | null) {
  const votes = viewer && ownVote ? [{ userId: viewer.id, vote: ownVote }] : []
  return { likes, dislikes, votes }
}

export default class RatingVotesController {
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const found = await findRatingVotes(parseInternalId(ctx.params.id), viewer?.id)
    if (!found) throw notFound()
    const bot = tagBotResponse(ctx, findVisibleBot(ctx.viewer, found.bot))
    ctx.responseCache?.tag(reviewsTag(bot.id))
    return toBody(found, viewer)
  }

  /** Likes or dislikes a review, replacing the caller's earlier vote. */
  async store(ctx: HttpContext) {
    const member = requireMember(ctx)
    const { id: ratingId } = await findReviewToVoteOn(ctx)
    const { vote } = await ctx.request.validateUsing(reviewVoteValidator)

    const voter = { ratingId, memberId: member.id }
    return runIdempotentAsMember(ctx, findReviewToVoteOn, async (trx) =>
      toBody(await voteOnReview(trx, voter, vote), member)
    )
  }

  /** Withdraws the caller's vote, if there is one. */
  async destroy(ctx: HttpContext) {
    const member = requireMember(ctx)
    const { id: ratingId } = await findReviewToWithdrawVote(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)

    const voter = { ratingId, memberId: member.id }
    return runIdempotentAsMember(ctx, findReviewToWithdrawVote, async (trx) =>
      toBody(await withdrawVote(trx, voter), member)
    )
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember, type Viewer } from '#app/identity/viewer'
import { withdrawVote, voteOnReview } from '#app/reviews/actions/vote_on_review'
import { reviewsTag } from '#app/reviews/outbox'
import { findReviewToVoteOn } from '#app/reviews/policies'
import { findRatingVotes, type RatingVotesRow } from '#app/reviews/queries/find_rating_votes'
import { reviewVoteValidator } from '#app/reviews/validators'

/** Likes and dislikes of a review; `votes` holds the caller's own alone. */
function shown({ likes, dislikes, ownVote }: RatingVotesRow, viewer: Viewer | null) {
  const votes = viewer && ownVote ? [{ userId: viewer.id, vote: ownVote }] : []
  return { likes, dislikes, votes }
}

export default class RatingVotesController {
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const found = await findRatingVotes(parseInternalId(ctx.params.id), viewer?.id)
    if (!found) throw notFound()
    const bot = tagBotResponse(ctx, findVisibleBot(ctx.viewer, found.bot))
    ctx.sharedBytes?.tag(reviewsTag(bot.id))
    return shown(found, viewer)
  }

  /** Likes or dislikes; what the caller said before is replaced. */
  async store(ctx: HttpContext) {
    const member = requireMember(ctx)
    const { id: ratingId } = await findReviewToVoteOn(ctx)
    const { vote } = await ctx.request.validateUsing(reviewVoteValidator)

    const voter = { ratingId, memberId: member.id }
    return runIdempotentAsMember(ctx, findReviewToVoteOn, async (trx) =>
      shown(await voteOnReview(trx, voter, vote), member)
    )
  }

  /** Takes back what the caller said, if anything. */
  async destroy(ctx: HttpContext) {
    const member = requireMember(ctx)
    const { id: ratingId } = await findReviewToVoteOn(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)

    const voter = { ratingId, memberId: member.id }
    return runIdempotentAsMember(ctx, findReviewToVoteOn, async (trx) =>
      shown(await withdrawVote(trx, voter), member)
    )
  }
}

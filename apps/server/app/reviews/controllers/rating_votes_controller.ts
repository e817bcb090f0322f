import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { internalIdOf } from '#app/core/path_ids'
import { visibleBot } from '#app/directory/visible_bot'
import { reviewsTag } from '#app/reviews/outbox'
import { findRatingVotes } from '#app/reviews/queries/find_rating_votes'

export default class RatingVotesController {
  /** Likes and dislikes of a review; `votes` holds the caller's own alone (ruling R4). */
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const found = await findRatingVotes(internalIdOf(ctx.params.id), viewer?.id)
    if (!found) throw notFound()
    const bot = visibleBot(ctx, found.bot)
    ctx.sharedBytes?.tag(reviewsTag(bot.id))

    const { likes, dislikes, ownVote } = found
    const votes = viewer && ownVote ? [{ userId: viewer.id, vote: ownVote }] : []
    return { likes, dislikes, votes }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { parseSnowflake } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { ruleIdsValidator } from '#app/identity/decisions/rule_ids_field'
import { getActor } from '#app/identity/actor'
import { userTag } from '#app/identity/outbox'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { lockStaffRight } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { deleteReview } from '#app/reviews/actions/delete_review'
import { editReview } from '#app/reviews/actions/edit_review'
import { writeReview } from '#app/reviews/actions/write_review'
import { reviewsTag } from '#app/reviews/outbox'
import {
  findBotToReview,
  assertFirstReview,
  findReviewToDelete,
  findReviewToEdit,
} from '#app/reviews/policies'
import { listRatings } from '#app/reviews/queries/list_ratings'
import { findRemovalUndo } from '#app/reviews/queries/removed_reviews'
import { presentRating } from '#app/reviews/present_rating'
import { mapReadableRatings } from '#app/reviews/readable_ratings'
import RatingTransformer from '#app/reviews/transformers/rating_transformer'
import { DEFAULT_REVIEW_SORT } from '#app/reviews/rules'
import { reviewListValidator, reviewValidator } from '#app/reviews/validators'

export default class RatingsController {
  /** Lists the reviews of a bot, which the path names by its Discord id. */
  async index(ctx: HttpContext) {
    const discordBotId = parseSnowflake(ctx.params.id)
    const bot = tagBotResponse(
      ctx,
      findVisibleBot(ctx.viewer, await findBotAccess({ discordBotId }, ctx.viewer?.id))
    )
    const validated = await ctx.request.validateUsing(reviewListValidator)
    const query = {
      sort: validated.sort ?? DEFAULT_REVIEW_SORT,
      stars: validated.stars,
      limit: validated.limit ?? PAGE_LIMITS.default,
    }

    const page = await listRatings(bot.id, { ...query, cursor: validated.cursor })
    linkNextPage(ctx, page.next, query)
    const authors = page.rows.flatMap(({ authorId }) => authorId ?? [])
    ctx.responseCache?.tag(reviewsTag(bot.id), ...authors.map(userTag))
    for (const { authorIsPremium, authorPremiumExpiresAt } of page.rows) {
      if (authorIsPremium) ctx.responseCache?.expireAt(authorPremiumExpiresAt!)
    }
    return ctx.serialize(RatingTransformer.transform(mapReadableRatings(page.rows)))
  }

  /** Writes the caller's review of a bot. A member may review a bot once. */
  async store(ctx: HttpContext) {
    const member = requireMember(ctx)
    const bot = await findBotToReview(ctx)
    const { rating, comment = null } = await ctx.request.validateUsing(reviewValidator)

    ctx.response.status(201)
    const checks = async () => assertFirstReview(await findBotToReview(ctx))
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const input = { botId: bot.id, memberId: member.id, rating, comment }
      return presentRating(ctx, await writeReview(trx, input), trx)
    })
  }

  async update(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const review = await findReviewToEdit(ctx)
    const { rating, comment } = await ctx.request.validateUsing(reviewValidator)

    return runIdempotentAsMember(ctx, findReviewToEdit, async (trx) => {
      await editReview(trx, review, { memberId, rating, comment })
      return presentRating(ctx, review.id, trx)
    })
  }

  /** @returns the id of the deleted review, and how staff can undo its removal */
  async destroy(ctx: HttpContext) {
    const review = await findReviewToDelete(ctx)
    const { ruleIds } = await ctx.request.validateUsing(ruleIdsValidator)

    return runIdempotentAsMember(ctx, findReviewToDelete, async (trx) => {
      const asStaff = await lockStaffRight(ctx, 'deleteReviews', trx)
      await deleteReview(trx, review, { actor: getActor(ctx), asStaff, ruleIds })
      return { id: review.id, undo: await findRemovalUndo(review.id, requireMember(ctx).id, trx) }
    })
  }
}

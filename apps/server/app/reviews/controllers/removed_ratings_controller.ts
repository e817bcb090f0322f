import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { restoreReview } from '#app/reviews/actions/restore_review'
import { undoReviewRemoval } from '#app/reviews/actions/undo_review_removal'
import {
  assertNotWrittenAgain,
  cannotRestore,
  explainUndo,
  findReviewToRestore,
} from '#app/reviews/policies'
import { listRemovedReviews } from '#app/reviews/queries/removed_reviews'
import RemovedReviewTransformer from '#app/reviews/transformers/removed_review_transformer'
import { removedReviewListValidator } from '#app/reviews/validators'

const RIGHT = 'deleteReviews'

/** Reviews that owners of bots or staff have removed, for staff. */
export default class RemovedRatingsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(removedReviewListValidator)
    const { removedAs, limit = PAGE_LIMITS.default, cursor } = query
    const page = await listRemovedReviews(requireMember(ctx).id, { removedAs, limit, cursor })
    linkNextPage(ctx, page.next, { removedAs, limit })
    return ctx.serialize(RemovedReviewTransformer.transform(page.rows))
  }

  /** @returns the id of the restored review */
  async restore(ctx: HttpContext) {
    const { id, chipId: botId } = await findReviewToRestore(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const checks = async () => assertNotWrittenAgain(await findReviewToRestore(ctx))
    return runIdempotentAsStaff(ctx, RIGHT, checks, async (trx) => {
      const options = { actor: getActor(ctx), notifies: true }
      const error = await restoreReview(trx, { id, botId }, options)
      if (error) throw cannotRestore(error)
      return { id }
    })
  }

  /**
   * Undoes the caller's own removal, within seconds.
   * @returns the id of the review
   */
  async undo(ctx: HttpContext) {
    const { id, chipId: botId } = await findReviewToRestore(ctx)
    const { decisionId } = await ctx.request.validateUsing(undoValidator)
    const explain = () => explainUndo(ctx, decisionId)
    return runIdempotentAsStaff(ctx, RIGHT, explain, async (trx) => {
      await undoReviewRemoval(trx, { id, botId }, { decisionId, actor: getActor(ctx) })
      return { id }
    })
  }
}

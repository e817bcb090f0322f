import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { requireMember } from '#app/identity/viewer'
import { listUserRatings } from '#app/reviews/queries/list_user_ratings'
import { mapReadableRatings } from '#app/reviews/readable_ratings'
import OwnRatingTransformer from '#app/reviews/transformers/own_rating_transformer'
import { ownReviewListValidator } from '#app/reviews/validators'

/** Programs of before know no removed reviews. */
const DEFAULT_REMOVED = 'omit'

/** The caller's reviews. */
export default class UserRatingsController {
  async index(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const query = await ctx.request.validateUsing(ownReviewListValidator)
    const { limit = PAGE_LIMITS.default, removed = DEFAULT_REMOVED, cursor } = query
    const includesRemoved = removed === 'include'
    const page = await listUserRatings(memberId, { limit, cursor, includesRemoved })
    linkNextPage(ctx, page.next, { limit, removed })
    return ctx.serialize(OwnRatingTransformer.transform(mapReadableRatings(page.rows)))
  }
}

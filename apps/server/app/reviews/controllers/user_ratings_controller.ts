import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireMember } from '#app/identity/viewer'
import { listUserRatings } from '#app/reviews/queries/list_user_ratings'
import { mapReadableRatings } from '#app/reviews/readable_ratings'
import OwnRatingTransformer from '#app/reviews/transformers/own_rating_transformer'

/** The caller's reviews. */
export default class UserRatingsController {
  async index(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listUserRatings(memberId, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(OwnRatingTransformer.transform(mapReadableRatings(page.rows)))
  }
}

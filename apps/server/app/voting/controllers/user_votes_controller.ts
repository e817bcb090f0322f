import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireMember } from '#app/identity/viewer'
import { listUserVotes } from '#app/voting/queries/list_votes'
import { getVoteCooldown } from '#app/voting/rules'
import { mapReadableVotes } from '#app/voting/readable_votes'
import VoteTransformer from '#app/voting/transformers/vote_transformer'

/** The caller's votes. */
export default class UserVotesController {
  async index(ctx: HttpContext) {
    const member = requireMember(ctx)
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const cooldownMs = getVoteCooldown(member)
    const page = await listUserVotes(member.id, { limit, cursor, cooldownMs })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(VoteTransformer.transform(mapReadableVotes(page.rows)))
  }
}

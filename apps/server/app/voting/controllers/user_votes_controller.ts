import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireMember } from '#app/identity/viewer'
import { listVotesOf } from '#app/voting/queries/list_votes'
import { voteCooldownOf } from '#app/voting/rules'
import { soundVotes } from '#app/voting/sound_votes'
import VoteTransformer from '#app/voting/transformers/vote_transformer'

/** What the caller has voted for. */
export default class UserVotesController {
  async index(ctx: HttpContext) {
    const member = requireMember(ctx)
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const cooldownMs = voteCooldownOf(member)
    const page = await listVotesOf(member.id, { limit, cursor, cooldownMs })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(VoteTransformer.transform(soundVotes(page.rows)))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { leaveBot } from '#app/directory/actions/leave_bot'
import { findCoOwnedBot } from '#app/directory/submission/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

export default class CoOwnershipsController {
  /** Ends the caller's co-ownership of a bot. */
  async destroy(ctx: HttpContext) {
    const { id } = await findCoOwnedBot(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, findCoOwnedBot, async (trx) => {
      await leaveBot(trx, id, getActor(ctx))
      return { id }
    })
  }
}

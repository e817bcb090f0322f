import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { setBotEnd, withdrawBotEnd } from '#app/directory/ends/actions/set_bot_end'
import { assertCanEnd, findBotWithEnd } from '#app/directory/ends/policies'
import { findBotEnd } from '#app/directory/ends/queries/bot_ends'
import { botEndValidator } from '#app/directory/ends/validators'
import { findBotToChange } from '#app/directory/submission/policies'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

/** When bots end, and which bots succeed them. */
export default class BotEndsController {
  /** Sets or replaces the end of a bot. */
  async update(ctx: HttpContext) {
    const { id } = await findBotToChange(ctx)
    const stored = await findBotEnd(id)
    const storedSuccessor = stored?.successorId ?? null
    const { endsOn, successorId = storedSuccessor } = await ctx.request.validateUsing(
      botEndValidator,
      { meta: { storedDay: stored?.endsOn } }
    )
    // The stored one may stay, whatever has become of it.
    const newSuccessor = successorId === storedSuccessor ? null : successorId
    const check = () => assertCanEnd(ctx, newSuccessor)
    await check()
    return runIdempotentAsMember(ctx, check, async (trx) => {
      await setBotEnd(trx, id, getActor(ctx), { endsOn, successorId })
      return { id }
    })
  }

  /** Withdraws the end of a bot. */
  async destroy(ctx: HttpContext) {
    const { id } = await findBotWithEnd(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, findBotWithEnd, async (trx) => {
      await withdrawBotEnd(trx, id, getActor(ctx))
      return { id }
    })
  }
}

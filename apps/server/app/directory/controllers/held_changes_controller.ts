import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { presentHeldChange } from '#app/directory/versions/present_held_change'
import { withdrawChange } from '#app/directory/versions/actions/decide_change'
import { assertChangeWaits, findBotWithVersions } from '#app/directory/versions/policies'
import { findBotToChange } from '#app/directory/submission/policies'
import { findOwnHeldChange } from '#app/directory/versions/queries/bot_changes'
import { findNewestVersion } from '#app/directory/versions/queries/listing'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'

/** The change of a bot that waits for staff, for its owners. */
export default class HeldChangesController {
  async show(ctx: HttpContext) {
    const bot = await findBotWithVersions(ctx)
    const [change, version] = await Promise.all([
      findOwnHeldChange(bot.id),
      findNewestVersion(bot.id),
    ])
    return { version, heldChange: presentHeldChange(change) }
  }

  /** Withdraws it: the listing stays as it is. */
  async destroy(ctx: HttpContext) {
    const bot = await findBotToChange(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, assertChangeWaits, async (trx) => {
      await withdrawChange(trx, bot.id, getActor(ctx))
      return { id: bot.id }
    })
  }
}

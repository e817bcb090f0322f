import type { HttpContext } from '@adonisjs/core/http'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { runPreflight } from '#app/directory/preflight/run_preflight'
import {
  findPreflight,
  presentPreflight,
  storePreflight,
} from '#app/directory/preflight/stored_preflight'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { findStaffBotOrFail } from '#app/moderation/policies'

/** The machine checks of a listing, for the staff who decide on it. */
export default class BotPreflightsController {
  /** Checks the listing again and stores the results. */
  async store(ctx: HttpContext) {
    const bot = await findStaffBotOrFail(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const earlier = await findPreflight(bot.id)
    const results = await runPreflight(bot, {
      requester: ctx.request,
      isForStaff: true,
      earlier: earlier?.results,
    })
    return runIdempotentAsStaff(ctx, 'decideBots', findStaffBotOrFail, async (trx) => {
      const stored = await storePreflight(trx, bot.id, { version: bot.version, results })
      if (!stored) throw new NoRowsAffectedError()
      return presentPreflight(stored)!
    })
  }
}

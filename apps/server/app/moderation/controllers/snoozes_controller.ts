import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { findBotToDecide } from '#app/moderation/policies'
import { findBotToSnooze } from '#app/moderation/views/policies'
import { endSnooze, snoozeBot } from '#app/moderation/views/snoozes'
import { snoozeValidator } from '#app/moderation/views/validators'

const RIGHT = 'decideBots'

/** Pending bots that a staff member has put out of their own queue for a while. */
export default class SnoozesController {
  async update(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    const { until } = await ctx.request.validateUsing(snoozeValidator)
    return runIdempotentAsStaff(ctx, RIGHT, findBotToSnooze, async (trx) => {
      await snoozeBot(trx, requireMember(ctx).id, id, until)
      return { id, snoozedUntil: new Date(until).toISOString() }
    })
  }

  async destroy(ctx: HttpContext) {
    const { id } = await findBotToDecide(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(ctx, RIGHT, findBotToDecide, async (trx) => {
      await endSnooze(trx, requireMember(ctx).id, id)
      return { id }
    })
  }
}

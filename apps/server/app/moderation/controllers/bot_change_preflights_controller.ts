import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { runPreflight } from '#app/directory/preflight/run_preflight'
import { presentPreflight } from '#app/directory/preflight/stored_preflight'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { findChangedListing } from '#app/moderation/changes/find_changed_listing'
import { assertStillOpen, findChangeToDecide } from '#app/moderation/changes/policies'

/** The machine checks of a listing as a change would make it, for the staff who decide on the change. */
export default class BotChangePreflightsController {
  /** Nothing is stored: the change may be replaced by the next edit. */
  async store(ctx: HttpContext) {
    const { id } = await findChangeToDecide(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const check = () => assertStillOpen(ctx, undefined)
    await check()
    const changed = await findChangedListing(id)
    if (!changed) throw notFound()
    const { listing, version } = changed
    const results = await runPreflight(listing, { requester: ctx.request, isForStaff: true })
    return runIdempotentAsStaff(ctx, 'decideBots', check, () =>
      Promise.resolve(presentPreflight({ version, results, checkedAt: new Date() })!)
    )
  }
}

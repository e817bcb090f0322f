import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { requireMember } from '#app/identity/viewer'
import { listStaffBots } from '#app/moderation/queries/list_staff_bots'
import { PENDING_BOT_SORTS, PENDING_QUEUES } from '#app/moderation/rules'
import { mapReadableStaffBots } from '#app/moderation/readable_staff_bots'
import StaffBotTransformer from '#app/moderation/transformers/staff_bot_transformer'
import { pendingBotListValidator } from '#app/moderation/validators'

/** Bots that wait for a decision, longest waiting first by default. */
export default class PendingBotsController {
  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(pendingBotListValidator)
    const {
      sort = PENDING_BOT_SORTS[0],
      queue = PENDING_QUEUES[0],
      limit = PAGE_LIMITS.default,
    } = input
    const search = input.search || undefined
    const page = await listStaffBots({
      viewerId: requireMember(ctx).id,
      status: 'pending',
      sort,
      search,
      queue,
      limit,
      cursor: input.cursor,
    })
    linkNextPage(ctx, page.next, { sort, search, queue, limit })
    return ctx.serialize(StaffBotTransformer.transform(mapReadableStaffBots(page.rows)))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireMember } from '#app/identity/viewer'
import { listInbox } from '#app/inbox/queries/inbox_items'
import InboxItemTransformer from '#app/inbox/transformers/inbox_item_transformer'

/** The caller's inbox. Banned members may read it too, because it says why they are banned. */
export default class InboxItemsController {
  async index(ctx: HttpContext) {
    const memberId = requireMember(ctx).id
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listInbox(memberId, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(InboxItemTransformer.transform(page.rows))
  }
}

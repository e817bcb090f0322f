import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { listOwnBots } from '#app/directory/queries/list_own_bots'
import { mapReadableOwnBots } from '#app/directory/readable_bots'
import OwnBotTransformer from '#app/directory/transformers/own_bot_transformer'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireMember } from '#app/identity/viewer'

/** All bots that the caller owns, in any state. */
export default class OwnBotsController {
  async index(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listOwnBots(requireMember(ctx).id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(OwnBotTransformer.transform(mapReadableOwnBots(page.rows)))
  }
}

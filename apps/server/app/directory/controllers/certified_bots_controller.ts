import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { expireWithPresences } from '#app/directory/presence_expiry'
import { listCertifiedBots } from '#app/directory/queries/list_bots'
import { mapReadableBots } from '#app/directory/readable_bots'
import BotListItemTransformer from '#app/directory/transformers/bot_list_item_transformer'
import { pageValidator } from '#app/core/validation/list_fields'

export default class CertifiedBotsController {
  async index(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listCertifiedBots({ limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    expireWithPresences(ctx)
    return ctx.serialize(BotListItemTransformer.transform(mapReadableBots(page.rows)))
  }
}

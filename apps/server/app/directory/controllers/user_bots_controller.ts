import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { linkNextPage } from '#app/core/pagination'
import { parseSnowflake } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { expireWithPresences } from '#app/directory/presence_expiry'
import { hasAccount } from '#app/directory/queries/has_account'
import { listBotsByUser } from '#app/directory/queries/list_bots'
import { mapReadableBots } from '#app/directory/readable_bots'
import BotListItemTransformer from '#app/directory/transformers/bot_list_item_transformer'
import { pageValidator } from '#app/core/validation/list_fields'
import { hasStaffRight } from '#app/identity/viewer'

/** The bots of which a member is main owner. */
export default class UserBotsController {
  async index(ctx: HttpContext) {
    const memberId = parseSnowflake(ctx.params.id)
    if (!(await hasAccount(memberId))) throw notFound()
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    // Everybody else sees the listed ones only.
    const seesAll = ctx.viewer?.id === memberId || hasStaffRight(ctx.viewer, 'seeHiddenBots')
    const page = await listBotsByUser(memberId, seesAll, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    expireWithPresences(ctx)
    return ctx.serialize(BotListItemTransformer.transform(mapReadableBots(page.rows)))
  }
}

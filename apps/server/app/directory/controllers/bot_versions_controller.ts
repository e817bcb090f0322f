import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { linkNextPage } from '#app/core/pagination'
import { parseInternalId } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import BotVersionTransformer from '#app/directory/transformers/bot_version_transformer'
import BotVersionDetailTransformer from '#app/directory/transformers/bot_version_detail_transformer'
import { findBotWithVersions } from '#app/directory/versions/policies'
import { findVersion, listVersions } from '#app/directory/versions/queries/bot_versions'

/** Versions of a listing, for its owners and staff. */
export default class BotVersionsController {
  async index(ctx: HttpContext) {
    const bot = await findBotWithVersions(ctx)
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listVersions(bot.id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(BotVersionTransformer.transform(page.rows))
  }

  async show(ctx: HttpContext) {
    const bot = await findBotWithVersions(ctx)
    const version = await findVersion(bot.id, parseInternalId(ctx.params.version))
    if (!version) throw notFound()
    return ctx.serialize(BotVersionDetailTransformer.transform(version))
  }
}

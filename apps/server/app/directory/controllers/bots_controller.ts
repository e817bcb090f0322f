import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { parseSnowflake } from '#app/core/path_ids'
import { CORRECTION_HEADER, PAGE_LIMITS } from '#app/core/rules'
import { expireWithPresences } from '#app/directory/presence_expiry'
import { botTag } from '#app/directory/outbox'
import { findBot } from '#app/directory/queries/find_bot'
import { listBots } from '#app/directory/queries/list_bots'
import { toBotFilter, toFilterParameters } from '#app/directory/filter_fields'
import { getBotReason } from '#app/directory/reasons'
import { getDefaultBotSort } from '#app/directory/rules'
import { searchBots } from '#app/directory/search/search_bots'
import { toReadableBotDetail, mapReadableBots } from '#app/directory/readable_bots'
import BotTransformer from '#app/directory/transformers/bot_transformer'
import RankedBotTransformer from '#app/directory/transformers/ranked_bot_transformer'
import { botListValidator } from '#app/directory/validators'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { userTag } from '#app/identity/outbox'
import { presenceTags } from '#app/platform/outbox'

export default class BotsController {
  async index(ctx: HttpContext) {
    const validated = await ctx.request.validateUsing(botListValidator)
    const { cursor, search } = validated
    const order = {
      sort: validated.sort ?? getDefaultBotSort(search),
      limit: validated.limit ?? PAGE_LIMITS.default,
    }
    const filter = toBotFilter(validated)
    const query = { ...order, filter, cursor }
    const exact = search ? validated.exact : undefined
    const found = search
      ? await searchBots({ ...query, search, isExact: exact !== undefined })
      : { ...(await listBots(query)), terms: [], correction: undefined }
    if (found.correction !== undefined) {
      // Headers are ASCII.
      ctx.response.header(CORRECTION_HEADER, encodeURIComponent(found.correction))
    }
    linkNextPage(ctx, found.next, {
      ...order,
      ...toFilterParameters(filter),
      search: search || undefined,
      exact,
    })
    expireWithPresences(ctx)
    const bots = mapReadableBots(found.rows).map((bot) => ({
      bot,
      reason: getBotReason(bot, order.sort, found.terms),
    }))
    return ctx.serialize(RankedBotTransformer.transform(bots))
  }

  /** Returns one bot by its platform id. */
  async show(ctx: HttpContext) {
    const bot = tagBotResponse(
      ctx,
      findVisibleBot(
        ctx.viewer,
        await findBot({ discordBotId: parseSnowflake(ctx.params.id) }, ctx.viewer?.id)
      )
    )
    ctx.responseCache?.tag(userTag(bot.userId), ...presenceTags(bot.discordBotId))
    if (bot.end?.successorId) ctx.responseCache?.tag(botTag(bot.end.successorId))
    if (bot.ownerIsPremium) ctx.responseCache?.expireAt(bot.ownerPremiumExpiresAt!)
    expireWithPresences(ctx)
    return ctx.serialize(BotTransformer.transform(toReadableBotDetail(bot)))
  }
}

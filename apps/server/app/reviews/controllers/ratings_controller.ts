import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { snowflakeOf } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { pageValidator } from '#app/directory/validators'
import { visibleBot } from '#app/directory/visible_bot'
import { userTag } from '#app/identity/outbox'
import { reviewsTag } from '#app/reviews/outbox'
import { listRatings } from '#app/reviews/queries/list_ratings'
import { soundRatings } from '#app/reviews/sound_ratings'
import RatingTransformer from '#app/reviews/transformers/rating_transformer'

export default class RatingsController {
  /** The reviews of a bot, by the platform's id of the bot. */
  async index(ctx: HttpContext) {
    const discordBotId = snowflakeOf(ctx.params.id)
    const bot = visibleBot(ctx, await findBotAccess({ discordBotId }))
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)

    const page = await listRatings(bot.id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    const authors = page.rows.flatMap(({ authorId }) => authorId ?? [])
    ctx.sharedBytes?.tag(reviewsTag(bot.id), ...authors.map(userTag))
    return ctx.serialize(RatingTransformer.transform(soundRatings(page.rows)))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { requireCallingBot } from '#app/directory/calling_bot'
import { parsePostedStats } from '#app/directory/posted_stats'
import { storePostedStats } from '#app/directory/store_posted_stats'
import { botStatsValidator } from '#app/directory/validators'

/** Bots post their server count here. */
export default class BotStatsController {
  async store(ctx: HttpContext) {
    const bot = await requireCallingBot(ctx)
    const posted = parsePostedStats(await ctx.request.validateUsing(botStatsValidator))
    return storePostedStats(ctx, { bot, posted }, ({ servers, postedAt }) => ({
      guildCount: servers,
      postedAt: isoDate(postedAt),
    }))
  }
}

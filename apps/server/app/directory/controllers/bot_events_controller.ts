import type { HttpContext } from '@adonisjs/core/http'
import { paginate } from '#app/core/database/list_page'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireCallingBot } from '#app/directory/calling_bot'
import { type BotEventRow, EVENT_ORDER } from '#app/events/queries/bot_event_rows'
import { listBotEvents } from '#app/events/queries/list_bot_events'
import { serializeBotEvent } from '#app/events/serialize_bot_event'

/** What happens to a bot, for the bot itself. */
export default class BotEventsController {
  async index(ctx: HttpContext) {
    const bot = await requireCallingBot(ctx)
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const place = EVENT_ORDER.parseCursor(cursor)
    const found = await listBotEvents(bot.id, { place, limit: limit + 1 })
    const page = paginate<BotEventRow>(found, EVENT_ORDER, limit)
    linkNextPage(ctx, page.next, { limit })
    return page.rows.map(serializeBotEvent)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import { requireCallingBot } from '#app/directory/calling_bot'
import { listVoteEvents } from '#app/voting/queries/list_vote_events'

/** The single votes for a bot, for the bot itself. */
export default class VoteEventsController {
  async index(ctx: HttpContext) {
    const bot = await requireCallingBot(ctx)
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listVoteEvents(bot.id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return page.rows.map(({ id, userId, query, votedAt }) => ({
      id,
      userId,
      query,
      votedAt: isoDate(votedAt),
    }))
  }
}

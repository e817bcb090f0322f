import type { HttpContext } from '@adonisjs/core/http'
import { findAnalytics } from '#app/analytics/queries/find_analytics'
import { hasPremiumOwner } from '#app/analytics/queries/has_premium_owner'
import { toCsv } from '#app/analytics/to_csv'
import { analyticsValidator } from '#app/analytics/validators'
import { requireCallingBot } from '#app/directory/calling_bot'
import { findBotToChange } from '#app/directory/submission/policies'
import { requireMember } from '#app/identity/viewer'

/** How a bot is found, seen and added, for its owners and for the bot itself. */
export default class BotAnalyticsController {
  async show(ctx: HttpContext) {
    const { id: botId } = await findBotToChange(ctx)
    const { days } = await ctx.request.validateUsing(analyticsValidator)
    return findAnalytics({ botId, isPremium: requireMember(ctx).isPremium, days })
  }

  /** The days as a table for spreadsheets. */
  async csv(ctx: HttpContext) {
    const { id: botId } = await findBotToChange(ctx)
    const { days } = await ctx.request.validateUsing(analyticsValidator)
    const { isPremium } = requireMember(ctx)
    const analytics = await findAnalytics({ botId, isPremium, days })
    ctx.response.header('content-type', 'text/csv; charset=utf-8')
    ctx.response.header('content-disposition', 'attachment; filename="analytics.csv"')
    return ctx.response.send(toCsv(analytics.days))
  }

  /** For the bot itself. */
  async history(ctx: HttpContext) {
    const { id: botId } = await requireCallingBot(ctx)
    const { days } = await ctx.request.validateUsing(analyticsValidator)
    return findAnalytics({ botId, isPremium: await hasPremiumOwner(botId), days })
  }
}

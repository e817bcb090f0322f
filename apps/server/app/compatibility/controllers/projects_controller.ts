import type { HttpContext } from '@adonisjs/core/http'
import { requireOwnBot } from '#app/compatibility/own_bot'
import { findCompatibleBot } from '#app/compatibility/queries/compatible_bots'
import { notFound } from '#app/core/errors'

/** The bot as a project of top.gg's API v1. */
export default class ProjectsController {
  async show(ctx: HttpContext) {
    const bot = await findCompatibleBot(requireOwnBot(ctx).discordBotId)
    if (!bot) throw notFound()
    return {
      id: bot.discordBotId,
      name: bot.name,
      type: 'bot',
      platform: 'discord',
      headline: bot.shortDescription,
      tags: bot.tags,
      votes: bot.voteCount,
      votes_total: bot.voteCount,
      review_score: bot.averageRating ?? 0,
      review_count: bot.ratingCount,
    }
  }
}

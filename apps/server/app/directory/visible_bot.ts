import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { botTag } from '#app/directory/outbox'
import type { BotAccess } from '#app/directory/queries/find_bot'
import { hasStaffRight, type Viewer } from '#app/identity/viewer'

/** Whether a member may see a bot that the public does not: as an owner or as staff. */
export function canSeeUnlisted(viewer: Viewer | null, bot: BotAccess): boolean {
  return bot.isOwn || hasStaffRight(viewer, 'seeHiddenBots')
}

/**
 * Returns the bot when the viewer may see it. It has no side effects, so policies can call it.
 * @throws `not_found` otherwise, with the same response as for a bot that never existed
 */
export function findVisibleBot<Bot extends BotAccess>(
  viewer: Viewer | null,
  bot: Bot | undefined
): Bot {
  if (!bot || !(bot.isPublic || canSeeUnlisted(viewer, bot))) throw notFound()
  return bot
}

/**
 * Adds the bot's cache tag to the response and marks the response as personal when the bot is not public. Every cached
 * route that responds with a `findVisibleBot` must call it.
 */
export function tagBotResponse<Bot extends BotAccess>(
  { responseCache }: HttpContext,
  bot: Bot
): Bot {
  if (!bot.isPublic) responseCache?.personal()
  responseCache?.tag(botTag(bot.id))
  return bot
}

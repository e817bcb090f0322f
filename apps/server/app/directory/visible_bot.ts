import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { botTag } from '#app/directory/outbox'
import type { BotAccess } from '#app/directory/queries/find_bot'
import { hasStaffRight, type Viewer } from '#app/identity/viewer'

/** Whether a member sees what the public does not: as one of the bot's owners, or as staff. */
export function canSeeUnlisted(viewer: Viewer | null, bot: BotAccess): boolean {
  return bot.isOwn || hasStaffRight(viewer, 'seeHiddenBots')
}

/**
 * Returns the bot when the viewer may know of it. Decides and does nothing else, so that policies can call it.
 * @throws `not_found` for any other bot, the very same as for one that never existed
 */
export function findVisibleBot<Bot extends BotAccess>(
  viewer: Viewer | null,
  bot: Bot | undefined
): Bot {
  if (!bot || !(bot.isPublic || canSeeUnlisted(viewer, bot))) throw notFound()
  return bot
}

/**
 * Marks the cached response as one that shows this bot, and as personal when not everybody may see the bot. Every cached
 * route that answers with a `findVisibleBot` calls it.
 */
export function tagBotResponse<Bot extends BotAccess>({ sharedBytes }: HttpContext, bot: Bot): Bot {
  if (!bot.isPublic) sharedBytes?.personal()
  sharedBytes?.tag(botTag(bot.id))
  return bot
}

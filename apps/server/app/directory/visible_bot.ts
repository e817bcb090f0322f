import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { botTag } from '#app/directory/outbox'
import type { BotAccess } from '#app/directory/queries/find_bot'
import { mayAsStaff, type Viewer } from '#app/identity/viewer'

/** Whether somebody is main or additional owner of a bot (rulings, "Names"). */
export function ownsBot(
  viewer: Pick<Viewer, 'id'> | null,
  { userId, additionalOwners }: Pick<BotAccess, 'userId' | 'additionalOwners'>
): boolean {
  return viewer !== null && (userId === viewer.id || additionalOwners.includes(viewer.id))
}

/** Whether a member sees what the public does not: as one of the bot's owners, or as staff. */
export function seesUnlisted(viewer: Viewer | null, bot: BotAccess): boolean {
  return ownsBot(viewer, bot) || mayAsStaff(viewer, 'seeHiddenBots')
}

/**
 * The bot, when the caller may know of it; otherwise the very same 404 as for one that never was, whatever hangs on it
 * (ruling P2). The answer in the making is marked with the bot, and as personal when not everybody would get it.
 */
export function visibleBot<Bot extends BotAccess>(
  { viewer, sharedBytes }: HttpContext,
  bot: Bot | undefined
): Bot {
  if (!bot || !(bot.isPublic || seesUnlisted(viewer, bot))) throw notFound()
  if (!bot.isPublic) sharedBytes?.personal()
  sharedBytes?.tag(botTag(bot.id))
  return bot
}

import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { findBotToChange } from '#app/directory/submission/policies'
import { findHeldChange } from '#app/directory/versions/queries/bot_changes'
import { findNewestVersion } from '#app/directory/versions/queries/listing'
import { BOT_CHANGE_ERRORS } from '#app/directory/versions/rules'
import { canSeeUnlisted, findVisibleBot } from '#app/directory/visible_bot'

/**
 * Returns the bot whose internal id is in the path, for those who may see its versions.
 * @throws `not_found` for a bot that the caller may not see; `forbidden` unless the caller owns it or is staff
 */
export async function findBotWithVersions(ctx: HttpContext) {
  const { viewer } = ctx
  const id = parseInternalId(ctx.params.id)
  const bot = findVisibleBot(viewer, await findBotAccess({ id }, viewer?.id))
  if (!canSeeUnlisted(viewer, bot)) throw new Failure('forbidden')
  return bot
}

/** @throws `not_found` unless a change of the caller's bot waits */
export async function assertChangeWaits(ctx: HttpContext) {
  const bot = await findBotToChange(ctx)
  if (!(await findHeldChange(bot.id))) throw notFound()
}

/** @throws `conflict` with the newest version, when the caller looked at an older one */
export async function assertNewestVersion(botId: number, seen: number | undefined) {
  if (seen === undefined) return
  const version = await findNewestVersion(botId)
  if (seen === version) return
  throw new Failure('conflict', { ...withReason(BOT_CHANGE_ERRORS, 'outdated'), version })
}

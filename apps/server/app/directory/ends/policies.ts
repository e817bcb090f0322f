import type { HttpContext } from '@adonisjs/core/http'
import { Failure, invalidField, notFound, withReason } from '#app/core/errors'
import { findBotEnd, findSuccessorError } from '#app/directory/ends/queries/bot_ends'
import { BOT_END_ERRORS, SUCCESSOR_ERRORS } from '#app/directory/ends/rules'
import { findBotToChange } from '#app/directory/submission/policies'

/** Policies of the ends of bots. The statements of the actions decide; policies explain a failure. */

/**
 * @param successorId a new one; `null` if none is added
 * @throws as `findBotToChange`; `invalid` for a bot that cannot succeed it; `conflict` unless the bot is listed
 */
export async function assertCanEnd(ctx: HttpContext, successorId: number | null) {
  const bot = await findBotToChange(ctx)
  const rule = successorId === null ? undefined : await findSuccessorError(bot.id, successorId)
  if (rule) throw invalidField('successorId', rule, SUCCESSOR_ERRORS[rule])
  if (bot.approvalStatus !== 'approved')
    throw new Failure('conflict', withReason(BOT_END_ERRORS, 'notListed'))
}

/** @throws as `findBotToChange`; `not_found` when the bot has no end */
export async function findBotWithEnd(ctx: HttpContext) {
  const bot = await findBotToChange(ctx)
  if (!(await findBotEnd(bot.id))) throw notFound()
  return bot
}

import type { HttpContext } from '@adonisjs/core/http'
import { withReason, notFound, Failure } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { type BotDecision, OWN_BOT_ERRORS } from '#app/directory/staff_rules'
import { toUndoFailure } from '#app/directory/undo/policies'
import { requireMember } from '#app/identity/viewer'
import { findDecisionAction, findStaffBot } from '#app/moderation/queries/find_staff_bot'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

/** Which bots staff may decide on. The SQL conditions in the actions decide; these policies explain the reason. */

/** Fields that affect certification, read before the body is validated. */
interface SentBody {
  servingCount?: unknown
  servingCountFrozen?: unknown
}

/** Finds the bot whose internal id is in the path, in any state. @throws `not_found` */
export async function findStaffBotOrFail(ctx: HttpContext): Promise<StaffBotRow> {
  const bot = await findStaffBot(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!bot) throw notFound()
  return bot
}

/** Finds the bot in the path, for a decision. @throws `not_found`; `forbidden` when the caller owns it */
export async function findBotToDecide(ctx: HttpContext): Promise<StaffBotRow> {
  const bot = await findStaffBotOrFail(ctx)
  if (bot.isOwn) throw new Failure('forbidden', withReason(OWN_BOT_ERRORS, 'ownBot'))
  return bot
}

/**
 * Finds the bot in the path, for an edit. Owners cannot set their own bot's server count, on which certification depends.
 * @throws `not_found`; `forbidden` for the server count of the caller's own bot
 */
export async function findBotToEdit(ctx: HttpContext): Promise<StaffBotRow> {
  const { servingCount, servingCountFrozen } = ctx.request.body() as SentBody
  const changesServerCount = servingCount !== undefined || servingCountFrozen !== undefined
  return changesServerCount ? findBotToDecide(ctx) : findStaffBotOrFail(ctx)
}

/** Returns what the decision to undo was. @throws `not_found` when it is not about the bot */
export async function findActionToUndo(botId: number, decisionId: number): Promise<BotDecision> {
  const action = await findDecisionAction(botId, decisionId)
  if (!action) throw notFound()
  return action
}

/** Explains why a decision could not be undone. @throws as `findBotToDecide`; `conflict` */
export async function explainUndo(ctx: HttpContext, decisionId: number): Promise<never> {
  const { undo } = await findBotToDecide(ctx)
  throw toUndoFailure(undo, decisionId)
}

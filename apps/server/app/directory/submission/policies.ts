import type { HttpContext } from '@adonisjs/core/http'
import { withReason, notFound, Failure } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { findOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import { getBotLimit, countOwnBots } from '#app/directory/queries/submission_allowance'
import { LEAVING_ERRORS, SUBMISSION_MESSAGES } from '#app/directory/rules'
import { findVisibleBot } from '#app/directory/visible_bot'
import { requireMember } from '#app/identity/viewer'

/** Policies of submissions and edits. The statements of the actions decide; policies explain a failure. */

/**
 * Returns the bot whose internal id is in the path, for its owners.
 * @throws `not_found` for a bot that the caller may not see; `forbidden` for one that the caller does not own
 */
export async function findBotToChange(ctx: HttpContext): Promise<OwnedBot> {
  const { viewer } = ctx
  const id = parseInternalId(ctx.params.id)
  const bot = findVisibleBot(viewer, await findOwnedBot({ id }, viewer?.id))
  if (!bot.isOwn) throw new Failure('forbidden')
  return bot
}

/**
 * Returns the bot in the path, for a co-owner.
 * @throws as `findBotToChange`; `forbidden` for the main owner
 */
export async function findCoOwnedBot(ctx: HttpContext): Promise<OwnedBot> {
  const bot = await findBotToChange(ctx)
  if (bot.userId === requireMember(ctx).id)
    throw new Failure('forbidden', withReason(LEAVING_ERRORS, 'mainOwner'))
  return bot
}

/** @throws `limit` when the member has as many bots as allowed */
export async function assertWithinBotLimit(ctx: HttpContext) {
  const member = requireMember(ctx)
  const limit = getBotLimit(member)
  if ((await countOwnBots(member.id)) < limit) return
  throw new Failure('limit', { limit, message: `You have reached your limit of ${limit} bots.` })
}

/** @throws `conflict` for a bot that is listed already. Only its owners are told to resubmit a rejected one. */
export async function assertNotListed({ viewer }: HttpContext, discordBotId: string) {
  const listedBot = await findOwnedBot({ discordBotId }, viewer?.id)
  if (!listedBot) return
  const isOfOthers = listedBot.approvalStatus === 'rejected' && !listedBot.isOwn
  const reason = isOfOthers ? 'rejectedOfOthers' : listedBot.approvalStatus
  throw new Failure('conflict', withReason(SUBMISSION_MESSAGES, reason))
}

/** @throws `conflict` unless the bot is rejected: an approved bot cannot return to the queue */
export function assertCanResubmit({ approvalStatus }: OwnedBot) {
  if (approvalStatus === 'rejected') return
  throw new Failure('conflict', withReason(SUBMISSION_MESSAGES, approvalStatus))
}

/**
 * Returns the review status of the bot whose platform id is in the path.
 * @throws `not_found` when it is not listed here
 */
export async function findApprovalStatus(discordBotId: string) {
  const bot = await findOwnedBot({ discordBotId }, undefined)
  if (!bot) throw notFound()
  return { approvalStatus: bot.approvalStatus }
}

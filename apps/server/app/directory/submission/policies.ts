import type { HttpContext } from '@adonisjs/core/http'
import { withReason, notFound, Failure } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { findOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'
import { getBotLimit, countOwnBots } from '#app/directory/queries/submission_allowance'
import { SUBMISSION_MESSAGES } from '#app/directory/rules'
import { findVisibleBot } from '#app/directory/visible_bot'
import { requireMember } from '#app/identity/viewer'

/** Who may submit and change bots. The statements of the actions decide; this says why not. */

/** The bot whose internal id is in the address, for its owners: 404 for who may not know of it. */
export async function findBotToChange(ctx: HttpContext): Promise<OwnedBot> {
  const { viewer } = ctx
  const id = parseInternalId(ctx.params.id)
  const bot = findVisibleBot(viewer, await findOwnedBot({ id }, viewer?.id))
  if (!bot.isOwn) throw new Failure('forbidden')
  return bot
}

/** @throws `limit` for who has as many bots as allowed */
export async function assertWithinBotLimit(ctx: HttpContext) {
  const member = requireMember(ctx)
  const limit = getBotLimit(member)
  if ((await countOwnBots(member.id)) < limit) return
  throw new Failure('limit', { limit, message: `You have reached your limit of ${limit} bots.` })
}

/** @throws `conflict` for a bot that is here already, whoever's it is; only its owners are told to resubmit a rejected one */
export async function assertNotListed({ viewer }: HttpContext, discordBotId: string) {
  const taken = await findOwnedBot({ discordBotId }, viewer?.id)
  if (!taken) return
  const isOfOthers = taken.approvalStatus === 'rejected' && !taken.isOwn
  const reason = isOfOthers ? 'rejectedOfOthers' : taken.approvalStatus
  throw new Failure('conflict', withReason(SUBMISSION_MESSAGES, reason))
}

/** @throws `conflict` for a bot that is not rejected: nobody pulls it back into the queue */
export function assertCanResubmit({ approvalStatus }: OwnedBot) {
  if (approvalStatus === 'rejected') return
  throw new Failure('conflict', withReason(SUBMISSION_MESSAGES, approvalStatus))
}

/** How far the bot with the platform's id in the address has come. @throws `not_found` when it is not here */
export async function findApprovalStatus(discordBotId: string) {
  const bot = await findOwnedBot({ discordBotId }, undefined)
  if (!bot) throw notFound()
  return { approvalStatus: bot.approvalStatus }
}

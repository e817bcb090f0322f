import type { HttpContext } from '@adonisjs/core/http'
import { withReason, notFound, Failure } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { OWN_BOT_ERRORS } from '#app/directory/rules'
import { requireMember } from '#app/identity/viewer'
import { findStaffBot } from '#app/moderation/queries/find_staff_bot'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

/** What of the staff's bots one may touch. The statements of the actions decide; this says why not. */

/** What an edit brings that is the certificate's business; looked at before the body is known to be valid. */
interface SentBody {
  servingCount?: unknown
  servingCountFrozen?: unknown
}

/** The bot whose internal id is in the address, in whatever state. @throws `not_found` */
export async function findStaffBotOrFail(ctx: HttpContext): Promise<StaffBotRow> {
  const bot = await findStaffBot(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!bot) throw notFound()
  return bot
}

/** The same, for a decision. @throws `not_found`; `forbidden` for one of its owners */
export async function findBotToDecide(ctx: HttpContext): Promise<StaffBotRow> {
  const bot = await findStaffBotOrFail(ctx)
  if (bot.isOwn) throw new Failure('forbidden', withReason(OWN_BOT_ERRORS, 'ownBot'))
  return bot
}

/**
 * The same, for an edit: nobody sets the figure that the certificate of the own bot depends on.
 * @throws `not_found`; `forbidden` for the server count of the own bot
 */
export async function findBotToEdit(ctx: HttpContext): Promise<StaffBotRow> {
  const { servingCount, servingCountFrozen } = ctx.request.body() as SentBody
  const changesServerCount = servingCount !== undefined || servingCountFrozen !== undefined
  return changesServerCount ? findBotToDecide(ctx) : findStaffBotOrFail(ctx)
}

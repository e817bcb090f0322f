import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { requireMember } from '#app/identity/viewer'
import { findStaffBot } from '#app/moderation/queries/find_staff_bot'
import { toReadableStaffBot } from '#app/moderation/readable_staff_bots'
import StaffBotTransformer from '#app/moderation/transformers/staff_bot_transformer'

/** Serializes a bot as in the staff's lists, within the transaction that changed it. */
export async function presentStaffBot(
  ctx: HttpContext,
  id: number,
  trx: TransactionClientContract
) {
  const bot = await findStaffBot(id, requireMember(ctx).id, trx)
  if (!bot) throw new NoRowsAffectedError()
  return ctx.serialize(StaffBotTransformer.transform(toReadableStaffBot(bot)))
}

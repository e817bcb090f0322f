import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { findBotToDecide } from '#app/moderation/policies'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

/** Finds the bot in the path, to snooze it. @throws as `findBotToDecide`; `conflict` when it is not pending */
export async function findBotToSnooze(ctx: HttpContext): Promise<StaffBotRow> {
  const bot = await findBotToDecide(ctx)
  if (bot.approvalStatus !== 'pending') {
    throw new Failure('conflict', { message: `This bot is ${bot.approvalStatus}.` })
  }
  return bot
}

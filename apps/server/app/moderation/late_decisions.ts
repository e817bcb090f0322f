import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import type { BotDecision } from '#app/directory/rules'
import { isoDate } from '#app/core/database/readable_rows'
import { findBotToDecide } from '#app/moderation/policies'
import { listDecisions } from '#app/moderation/queries/find_staff_bot'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

const SOMEBODY = 'An administrator'

/** What a decision has made of a bot, for a sentence, and how one tells that it still stands. */
const OUTCOMES: Record<BotDecision, { done: string; stands: (bot: StaffBotRow) => boolean }> = {
  approve_bot: { done: 'approved', stands: (bot) => bot.approvalStatus === 'approved' },
  unreject_bot: { done: 'unrejected', stands: (bot) => bot.approvalStatus === 'approved' },
  reject_bot: { done: 'rejected', stands: (bot) => bot.approvalStatus === 'rejected' },
  certify_bot: { done: 'certified', stands: (bot) => bot.certified },
  uncertify_bot: { done: 'uncertified', stands: (bot) => !bot.certified },
}

/** Those decisions that may have come before one, so that nothing is left to decide. */
const RIVALS: Record<BotDecision, readonly BotDecision[]> = {
  approve_bot: ['approve_bot', 'reject_bot', 'unreject_bot'],
  reject_bot: ['approve_bot', 'reject_bot', 'unreject_bot'],
  unreject_bot: ['approve_bot', 'unreject_bot'],
  certify_bot: ['certify_bot', 'reject_bot'],
  uncertify_bot: ['uncertify_bot', 'reject_bot'],
}

/**
 * Why a decision has come too late.
 * @throws `decided` with who decided what, and when; `conflict` when the bot stands elsewhere by nobody's decision
 */
export async function assertNotDecided(ctx: HttpContext, decision: BotDecision): Promise<never> {
  const bot = await findBotToDecide(ctx)
  const decisions = await listDecisions(bot.discordBotId)
  const rival = decisions.find(
    ({ action }) => RIVALS[decision].includes(action) && OUTCOMES[action].stands(bot)
  )
  if (!rival) {
    const state = bot.certified ? 'certified' : bot.approvalStatus
    throw new Failure('conflict', { message: `This bot is ${state}.` })
  }
  const { action, adminName, createdAt } = rival
  throw new Failure('decided', {
    message: `${adminName ?? SOMEBODY} has already ${OUTCOMES[action].done} this bot.`,
    decided: { action, by: adminName, at: isoDate(createdAt) },
  })
}

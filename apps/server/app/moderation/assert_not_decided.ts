import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import type { BotDecision } from '#app/directory/staff_rules'
import { isoDate } from '#app/core/database/readable_rows'
import { findBotToDecide } from '#app/moderation/policies'
import { listDecisions } from '#app/moderation/queries/find_staff_bot'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

const SOMEBODY = 'An administrator'

/** The outcome of each decision: a participle for messages, and whether the bot still has that outcome. */
const OUTCOMES: Record<BotDecision, { done: string; isInForce: (bot: StaffBotRow) => boolean }> = {
  approve_bot: { done: 'approved', isInForce: (bot) => bot.approvalStatus === 'approved' },
  unreject_bot: { done: 'unrejected', isInForce: (bot) => bot.approvalStatus === 'approved' },
  reject_bot: { done: 'rejected', isInForce: (bot) => bot.approvalStatus === 'rejected' },
  certify_bot: { done: 'certified', isInForce: (bot) => bot.certified },
  uncertify_bot: { done: 'uncertified', isInForce: (bot) => !bot.certified },
}

/** The earlier decisions that can make a decision too late. */
const EARLIER_DECISIONS: Record<BotDecision, readonly BotDecision[]> = {
  approve_bot: ['approve_bot', 'reject_bot', 'unreject_bot'],
  reject_bot: ['approve_bot', 'reject_bot', 'unreject_bot'],
  unreject_bot: ['approve_bot', 'unreject_bot'],
  certify_bot: ['certify_bot', 'reject_bot'],
  uncertify_bot: ['uncertify_bot', 'reject_bot'],
}

/**
 * Explains why a decision came too late.
 * @throws `decided` with who decided what, and when; `conflict` when no decision explains the bot's status
 */
export async function assertNotDecided(ctx: HttpContext, decision: BotDecision): Promise<never> {
  const bot = await findBotToDecide(ctx)
  const decisions = await listDecisions(bot.discordBotId)
  const earlier = decisions.find(
    ({ action }) => EARLIER_DECISIONS[decision].includes(action) && OUTCOMES[action].isInForce(bot)
  )
  if (!earlier) {
    const state = bot.certified ? 'certified' : bot.approvalStatus
    throw new Failure('conflict', { message: `This bot is ${state}.` })
  }
  const { action, adminName, createdAt } = earlier
  throw new Failure('decided', {
    message: `${adminName ?? SOMEBODY} has already ${OUTCOMES[action].done} this bot.`,
    decided: { action, by: adminName, at: isoDate(createdAt) },
  })
}

import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { findVisibleBot } from '#app/directory/visible_bot'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { setVoteReminder } from '#app/voting/actions/set_vote_reminder'
import { findVotedBot, type VotedBot } from '#app/voting/queries/votes'
import { getVoteCooldown } from '#app/voting/rules'
import { voteReminderValidator } from '#app/voting/validators'

/** Whether the caller is reminded when they may vote for a bot again. */
export default class VoteRemindersController {
  async show(ctx: HttpContext) {
    const { wantsReminder } = await findBotOfReminder(ctx)
    return { enabled: wantsReminder ?? false }
  }

  async update(ctx: HttpContext) {
    const { id: memberId } = requireMember(ctx)
    const bot = await findBotOfReminder(ctx)
    const { enabled } = await ctx.request.validateUsing(voteReminderValidator)
    assertHasVoted(bot)

    const checks = async () => assertHasVoted(await findBotOfReminder(ctx))
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      await setVoteReminder(trx, { botId: bot.id, memberId, enabled })
      return { enabled }
    })
  }
}

/** Returns the bot in the path, which must be public, as for a vote. */
async function findBotOfReminder(ctx: HttpContext): Promise<VotedBot> {
  const member = requireMember(ctx)
  const botId = parseInternalId(ctx.params.id)
  const bot = findVisibleBot(member, await findVotedBot(botId, member.id, getVoteCooldown(member)))
  if (!bot.isPublic) throw notFound()
  return bot
}

function assertHasVoted({ wantsReminder }: VotedBot) {
  if (wantsReminder === null) {
    throw new Failure('conflict', { message: 'You have not voted for this bot.' })
  }
}

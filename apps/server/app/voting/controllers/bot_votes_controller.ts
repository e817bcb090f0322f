import type { HttpContext } from '@adonisjs/core/http'
import { notFound, onCooldown } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { castVote } from '#app/voting/actions/cast_vote'
import { countVotes, findVotedBot, type VotedBot } from '#app/voting/queries/votes'
import { getVoteCooldown } from '#app/voting/rules'
import { voteValidator } from '#app/voting/validators'

export default class BotVotesController {
  /** Returns a bot's vote count; `votes` contains only the caller's own entry. */
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const bot = tagBotResponse(
      ctx,
      findVisibleBot(
        viewer,
        await findBotAccess({ id: parseInternalId(ctx.params.id) }, viewer?.id)
      )
    )
    const { count, hasVoted } = await countVotes(bot.id, viewer?.id)
    return { count, votes: viewer && hasVoted ? [{ userId: viewer.id }] : [] }
  }

  /** Casts a vote. The response has what `show` and `can-vote` return from now on. */
  async store(ctx: HttpContext) {
    const member = requireMember(ctx)
    const cooldownMs = getVoteCooldown(member)
    const { id: botId, timeLeft } = await findBotToVoteFor(ctx, cooldownMs)
    const { queryString: query = null } = await ctx.request.validateUsing(voteValidator)
    assertCooldownOver(timeLeft)

    const checks = async () =>
      assertCooldownOver((await findBotToVoteFor(ctx, cooldownMs)).timeLeft)
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      const count = await castVote(trx, { botId, memberId: member.id, cooldownMs, query })
      return { count, votes: [{ userId: member.id }], canVote: false, timeLeft: cooldownMs }
    })
  }
}

/** Returns the bot in the path, which must be public: before that even its owners cannot vote. */
async function findBotToVoteFor(ctx: HttpContext, cooldownMs: number): Promise<VotedBot> {
  const botId = parseInternalId(ctx.params.id)
  const bot = findVisibleBot(
    ctx.viewer,
    await findVotedBot(botId, requireMember(ctx).id, cooldownMs)
  )
  if (!bot.isPublic) throw notFound()
  return bot
}

function assertCooldownOver(timeLeft: number) {
  if (timeLeft > 0) throw onCooldown(timeLeft, 'You have already voted for this bot.')
}

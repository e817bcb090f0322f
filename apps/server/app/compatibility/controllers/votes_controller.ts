import type { HttpContext } from '@adonisjs/core/http'
import { requireOwnBot } from '#app/compatibility/own_bot'
import {
  DEFAULT_AVATAR,
  DISCRIMINATOR,
  MAX_VOTERS,
  UPVOTE_AGE_SECONDS,
  VOTER_AGE_SECONDS,
} from '#app/compatibility/rules'
import { voterValidator } from '#app/compatibility/validators'
import { isoDate } from '#app/core/database/readable_rows'
import { listVoters } from '#app/voting/queries/list_voters'
import { findVoter } from '#app/voting/queries/votes'

/** The votes for the token's bot. */
export default class VotesController {
  /** Returns whether a member has voted within the cooldown. */
  async check(ctx: HttpContext) {
    const bot = requireOwnBot(ctx)
    const { userId } = await ctx.request.validateUsing(voterValidator)
    const voter = await findVoter(bot.id, userId)
    return { voted: Number(voter !== undefined && voter.timeLeft > 0) }
  }

  /** Lists voters as top.gg does, each once. */
  async index(ctx: HttpContext) {
    const { voters } = await listVoters(requireOwnBot(ctx).id, {
      ageSeconds: VOTER_AGE_SECONDS,
      limit: MAX_VOTERS,
    })
    return voters.map(({ id, username, avatar }) => ({
      id,
      username: username ?? id,
      avatar,
      defAvatar: DEFAULT_AVATAR,
      discriminator: DISCRIMINATOR,
    }))
  }

  /** Lists voters as discordbotlist.com does. */
  async upvotes(ctx: HttpContext) {
    const { voters, total } = await listVoters(requireOwnBot(ctx).id, {
      ageSeconds: UPVOTE_AGE_SECONDS,
      limit: MAX_VOTERS,
    })
    const upvotes = voters.map(({ id, username, avatar, lastVoteAt }) => ({
      user_id: id,
      username: username ?? id,
      avatar,
      discriminator: DISCRIMINATOR,
      timestamp: isoDate(lastVoteAt),
    }))
    return { total, upvotes }
  }
}

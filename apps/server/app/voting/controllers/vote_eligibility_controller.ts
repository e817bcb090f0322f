import type { HttpContext } from '@adonisjs/core/http'
import { parseInternalId } from '#app/core/path_ids'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { findVotedBot } from '#app/voting/queries/votes'
import { VOTE_COOLDOWN_MS, getVoteCooldown } from '#app/voting/rules'

export default class VoteEligibilityController {
  /** Returns whether the caller may vote for a bot now, and if not, for how many milliseconds. */
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const botId = parseInternalId(ctx.params.id)
    const cooldownMs = viewer ? getVoteCooldown(viewer) : VOTE_COOLDOWN_MS.standard
    const bot = tagBotResponse(
      ctx,
      findVisibleBot(ctx.viewer, await findVotedBot(botId, viewer?.id, cooldownMs))
    )
    // Callers who may not vote at all have no cooldown.
    if (!viewer || viewer.restriction || !bot.isPublic) return { canVote: false, timeLeft: 0 }
    return { canVote: bot.timeLeft === 0, timeLeft: bot.timeLeft }
  }
}

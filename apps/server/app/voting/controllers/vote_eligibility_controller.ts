import type { HttpContext } from '@adonisjs/core/http'
import { internalIdOf } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { visibleBot } from '#app/directory/visible_bot'
import { findTimeLeft } from '#app/voting/queries/votes'
import { voteCooldownOf } from '#app/voting/rules'

export default class VoteEligibilityController {
  /** Whether the caller may vote for a bot now, and if not, for how many milliseconds (ruling S7). */
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const bot = visibleBot(ctx, await findBotAccess({ id: internalIdOf(ctx.params.id) }))
    // Who may not vote at all waits for nothing.
    if (!viewer || viewer.restriction || !bot.isPublic) return { canVote: false, timeLeft: 0 }

    const timeLeft = await findTimeLeft(bot.id, viewer.id, voteCooldownOf(viewer))
    return { canVote: timeLeft === 0, timeLeft }
  }
}

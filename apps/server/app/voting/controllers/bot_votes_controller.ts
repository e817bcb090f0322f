import type { HttpContext } from '@adonisjs/core/http'
import { internalIdOf } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { visibleBot } from '#app/directory/visible_bot'
import { countVotes } from '#app/voting/queries/votes'

export default class BotVotesController {
  /** Votes cast for a bot; `votes` holds the caller's own alone (rulings R3 and R4). */
  async show(ctx: HttpContext) {
    const { viewer } = ctx
    const bot = visibleBot(ctx, await findBotAccess({ id: internalIdOf(ctx.params.id) }))
    const { count, hasVoted } = await countVotes(bot.id, viewer?.id)
    return { count, votes: viewer && hasVoted ? [{ userId: viewer.id }] : [] }
  }
}

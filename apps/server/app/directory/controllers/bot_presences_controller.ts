import type { HttpContext } from '@adonisjs/core/http'
import { parseSnowflake } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'
import { presentPresence } from '#app/platform/presence/presence_response'
import { findPresence } from '#app/platform/queries/find_presence'

/** The presence of a listed bot; unknown when it is not in the community server. */
export default class BotPresencesController {
  async show(ctx: HttpContext) {
    const discordBotId = parseSnowflake(ctx.params.id)
    tagBotResponse(
      ctx,
      findVisibleBot(ctx.viewer, await findBotAccess({ discordBotId }, ctx.viewer?.id))
    )
    return presentPresence(ctx, discordBotId, await findPresence(discordBotId))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { snowflakeOf } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { tagBotResponse, visibleBot } from '#app/directory/visible_bot'
import { showPresence } from '#app/platform/presence/shown_presence'
import { findPresence } from '#app/platform/queries/find_presence'

/** The presence of a bot that is listed here; unknown when it is not in the community server. */
export default class BotPresencesController {
  async show(ctx: HttpContext) {
    const discordBotId = snowflakeOf(ctx.params.id)
    tagBotResponse(
      ctx,
      visibleBot(ctx.viewer, await findBotAccess({ discordBotId }, ctx.viewer?.id))
    )
    return showPresence(ctx, discordBotId, await findPresence(discordBotId))
  }
}

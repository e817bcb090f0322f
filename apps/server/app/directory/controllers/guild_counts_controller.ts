import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { findBotAccess } from '#app/directory/queries/find_bot'
import { findPostedCount } from '#app/directory/queries/find_posted_count'
import { isoDate } from '#app/core/database/readable_rows'
import { tagBotResponse, findVisibleBot } from '#app/directory/visible_bot'

const NOT_POSTED = 'This bot has not posted its server count lately.'

/**
 * The server count that a bot posted within the last two days; 404 without one, and clients then use another figure.
 */
export default class GuildCountsController {
  async show(ctx: HttpContext) {
    const discordBotId = parseSnowflake(ctx.params.id)
    const { id } = tagBotResponse(
      ctx,
      findVisibleBot(ctx.viewer, await findBotAccess({ discordBotId }, ctx.viewer?.id))
    )
    const posted = await findPostedCount(id)
    if (!posted) throw new Failure('not_found', { message: NOT_POSTED })
    ctx.responseCache?.expireAt(posted.staleAt)
    return { guildCount: posted.guildCount, postedAt: isoDate(posted.postedAt) }
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { presentPresence } from '#app/platform/presence/presence_response'
import { findPresence } from '#app/platform/queries/find_presence'

/** The presence of a member of the community server. Discord sends no presences of other people. */
export default class UserPresencesController {
  async show(ctx: HttpContext) {
    const id = parseSnowflake(ctx.params.id)
    const known = await findPresence(id)
    if (!known) throw notFound()
    return presentPresence(ctx, id, known)
  }
}

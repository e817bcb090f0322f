import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { snowflakeOf } from '#app/core/path_ids'
import { showPresence } from '#app/platform/presence/shown_presence'
import { findPresence } from '#app/platform/queries/find_presence'

/** The presence of somebody in the community server; of strangers the platform tells us nothing. */
export default class UserPresencesController {
  async show(ctx: HttpContext) {
    const id = snowflakeOf(ctx.params.id)
    const known = await findPresence(id)
    if (!known) throw notFound()
    return showPresence(ctx, id, known)
  }
}

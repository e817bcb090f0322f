import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { SECOND_MS } from '#app/core/time'
import { findDiscordUser } from '#app/platform/discord/discord'

/** Milliseconds for which the cached response is sent before the account cache is consulted again. */
const ACCOUNT_RESPONSE_MS = 15 * SECOND_MS

/** Any Discord account, member here or not, with Discord's own field names. */
export default class DiscordUsersController {
  async show({ params, request, responseCache }: HttpContext) {
    const user = await findDiscordUser(parseSnowflake(params.id), request)
    if (!user) throw notFound()
    responseCache?.expireAt(new Date(Date.now() + ACCOUNT_RESPONSE_MS))
    const { id, username, globalName, avatar, banner, discriminator } = user
    return {
      id,
      username,
      global_name: globalName,
      display_name: globalName ?? username,
      avatar,
      banner,
      discriminator,
    }
  }
}

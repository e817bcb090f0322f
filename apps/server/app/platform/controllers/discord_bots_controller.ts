import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { snowflakeOf } from '#app/core/path_ids'
import { findDiscordApplication, findDiscordUser } from '#app/platform/discord/discord'
import { invitationOf } from '#app/platform/discord/invitations'

/** What the platform knows of a bot that somebody is about to submit (document 1 section 3, "Bot info"). */
export default class DiscordBotsController {
  async show({ params, request }: HttpContext) {
    const id = snowflakeOf(params.id)
    const bot = await findDiscordUser(id, request)
    if (!bot?.isBot) throw notFound()
    const application = await findDiscordApplication(id, request)
    return {
      name: application?.name ?? bot.username,
      username: bot.username,
      avatar: bot.avatar,
      banner: bot.banner,
      inviteUrl: invitationOf(id),
    }
  }
}

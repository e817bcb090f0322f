import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { findBotAccount } from '#app/platform/discord/bot_account'
import { getBotInvitation } from '#app/platform/discord/invitations'

/** Discord's data about a bot that somebody is about to submit. */
export default class DiscordBotsController {
  async show({ params, request }: HttpContext) {
    const id = parseSnowflake(params.id)
    const account = await findBotAccount(id, request)
    if (!account) throw notFound()
    const { name, username, avatar, banner } = account
    return { name, username, avatar, banner, inviteUrl: getBotInvitation(id) }
  }
}

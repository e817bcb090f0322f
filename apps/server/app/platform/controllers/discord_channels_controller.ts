import type { HttpContext } from '@adonisjs/core/http'
import { findChannels } from '#app/platform/discord/discord'

/** The channels of the community server to which an announcement can be sent. */
export default class DiscordChannelsController {
  async index({ request }: HttpContext) {
    return (await findChannels(request)) ?? []
  }
}

import type { ApplicationService } from '@adonisjs/core/types'
import { discordConfig } from '#config/discord'
import { addOptionalCheck } from '#app/core/process/readiness'
import type { DiscordGateway } from '#app/platform/gateway/discord_gateway'

const WEB = 'web'

/** Lets a server process compete for Discord's gateway. Neither ace commands nor tests do. */
export default class PlatformProvider {
  #gateway: DiscordGateway | undefined

  constructor(protected app: ApplicationService) {}

  get #isServer() {
    return this.app.getEnvironment() === WEB
  }

  /** Before the server accepts requests: loading the large library blocks the event loop. */
  async start() {
    if (!this.#isServer) return
    const { findDiscordProblem } = await import('#app/platform/discord/discord')
    addOptionalCheck('discord', findDiscordProblem)
    if (discordConfig.holdsGateway) await this.#prepareGateway()
  }

  async ready() {
    this.#gateway?.start()
  }

  async shutdown() {
    await this.#gateway?.stop()
  }

  async #prepareGateway() {
    const { DiscordGateway } = await import('#app/platform/gateway/discord_gateway')
    const { databaseUrl, token, guildId } = discordConfig
    const logger = await this.app.container.make('logger')
    const gateway = new DiscordGateway({ databaseUrl, token, guildId, logger })
    addOptionalCheck('gateway', () => gateway.defect)
    this.#gateway = gateway
  }
}

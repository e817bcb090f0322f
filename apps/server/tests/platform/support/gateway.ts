import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { Group } from '@japa/runner/core'
import { discordConfig } from '#config/discord'
import { DiscordGateway, type DiscordGatewayOptions } from '#app/platform/gateway/discord_gateway'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'

/** Short enough for tests, and long enough to batch several changes. */
export const WRITE_INTERVAL_MS = 100

/** Gateways of this process on the group's database, stopped after each test. */
export function useGateways(group: Group) {
  const begun: DiscordGateway[] = []
  group.each.teardown(async () => {
    await Promise.all(begun.splice(0).map((gateway) => gateway.stop()))
    await db.from('presences').delete()
    await db.from('outbox').delete()
  })

  function begin(options: Partial<DiscordGatewayOptions> = {}) {
    const gateway = new DiscordGateway({
      databaseUrl: databaseUrl(),
      token: discordConfig.token,
      guildId: discordConfig.guildId,
      logger,
      identifyPaceMs: 1,
      presences: { writeIntervalMs: WRITE_INTERVAL_MS },
      ...options,
    })
    begun.push(gateway)
    gateway.start()
    return gateway
  }

  return {
    begin,
    /** Starts a gateway that receives presences. */
    async connect(options?: Partial<DiscordGatewayOptions>) {
      const gateway = begin(options)
      await eventually(() => gateway.isLive, { within: 5_000, message: 'it did not connect' })
      return gateway
    },
  }
}

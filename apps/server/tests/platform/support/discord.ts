import {
  startDiscordSimulator,
  type DiscordControl,
  type Fault,
  type GatewaySettings,
  type LoggedGatewayEvent,
} from '@botanica/simulators'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import type { Group } from '@japa/runner/core'
import { findCommunityServer, resetDiscord } from '#app/platform/discord/discord'
import env from '#start/env'
import { eventually } from '#tests/helpers/eventually'

type Kind = LoggedGatewayEvent['kind']
type EventOf<Of extends Kind> = Extract<LoggedGatewayEvent, { kind: Of }>

/** Short, because some tests wait for two. A machine that is too busy to acknowledge one in time loses its connection. */
export const HEARTBEAT_MS = scaleTimeout(1_000)

export class SimulatedDiscord {
  readonly guildId = env.get('DISCORD_GUILD_ID')
  control!: DiscordControl

  get gateway() {
    return this.control.gateway
  }

  configure(change: Partial<GatewaySettings>) {
    this.gateway.configure(change)
  }

  /** Returns the gateway's log entries of one kind, oldest first. */
  logged<Of extends Kind>(kind: Of): EventOf<Of>[] {
    return this.gateway.log().filter((event): event is EventOf<Of> => event.kind === kind)
  }

  /** Returns the number of requests under a path that have reached Discord. */
  asked(prefix: string) {
    return this.control.requests(prefix).length
  }

  async during<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
    const { id } = this.control.addFault(fault)
    try {
      return await work()
    } finally {
      this.control.removeFault(id)
    }
  }
}

/**
 * Starts the simulator at the URL in the server's settings, and resets it and this process's caches before each test.
 * @param options.redirectUris redirect URIs that are registered at Discord; without any, all are accepted
 */
export function useSimulatedDiscord(
  group: Group,
  { redirectUris = [] }: { redirectUris?: readonly string[] } = {}
): SimulatedDiscord {
  const discord = new SimulatedDiscord()
  group.setup(async () => {
    const simulator = await startDiscordSimulator({
      port: Number(new URL(env.get('DISCORD_API_URL')).port),
      credentials: {
        clientId: env.get('DISCORD_CLIENT_ID'),
        clientSecret: env.get('DISCORD_CLIENT_SECRET').release(),
        botToken: env.get('DISCORD_BOT_TOKEN').release(),
        guildId: env.get('DISCORD_GUILD_ID'),
      },
      redirectUris,
      gateway: { identifyIntervalMs: 0, heartbeatIntervalMs: HEARTBEAT_MS },
    })
    discord.control = simulator.control
    // The library may still have connections to the simulator of the previous group.
    await eventually(async () => {
      resetDiscord()
      return findCommunityServer(undefined).then(Boolean, () => false)
    })
    return () => simulator.close()
  })
  group.each.setup(() => {
    discord.control.reset()
    resetDiscord()
  })
  return discord
}

import type { Logger } from '@adonisjs/core/logger'
import { type Client, Events, GatewayCloseCodes, GatewayDispatchEvents } from 'discord.js'
import { withDeadline } from '#app/core/process/deadline'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { Backoff } from '#app/platform/gateway/backoff'
import { CommunityServer } from '#app/platform/gateway/community_server'
import { createGatewayClient } from '#app/platform/gateway/gateway_client'
import type { IdentifyThrottler } from '#app/platform/gateway/identify_throttler'
import type { PresenceWriter } from '#app/platform/presence/presence_writer'

const RECONNECTS = { initialMs: SECOND_MS, maxMs: 30 * SECOND_MS }
/** Maximum time between two chunks of the member list. */
const MEMBERS_DEADLINE_MS = 2 * MINUTE_MS
/** A dead connection does not answer the close frame. */
const END_DEADLINE_MS = 2 * SECOND_MS

/** Close codes that an operator can fix. */
const CAUSES: Record<number, string> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'the bot token is not valid (DISCORD_BOT_TOKEN)',
  [GatewayCloseCodes.DisallowedIntents]:
    'the privileged intents "Server Members" and "Presence" are not switched on for the application',
}

interface GatewaySessionOptions {
  token: string
  guildId: string
  logger: Logger
  feed: PresenceWriter
  pace: IdentifyThrottler
  /** Discord has closed the session for good, for example because of a wrong token or a missing intent. */
  onEnd: (why: string) => void
}

/** One gateway client. It reconnects by itself until Discord closes the session for good. */
export class GatewaySession {
  readonly #options: GatewaySessionOptions
  readonly #client: Client
  readonly #reconnects = new Backoff(RECONNECTS)
  readonly #community: CommunityServer
  readonly #ended = new AbortController()
  #isConnected = false

  constructor(options: GatewaySessionOptions) {
    this.#options = options
    this.#client = createGatewayClient(this.#reconnects, options.pace, this.#ended.signal)
    this.#community = new CommunityServer(options.guildId, options.feed)
    this.#trackConnection()
    this.#subscribe()
  }

  /** Whether the presences received last are still current. */
  get isLive() {
    return this.#isConnected && this.#community.isAvailable
  }

  /** Why the session receives nothing, for operators. */
  get defect(): string | undefined {
    if (!this.#isConnected) return 'the gateway is not connected'
    return this.#community.isAvailable
      ? undefined
      : 'the gateway tells nothing of the community server'
  }

  /** Resolves when the session has begun. @throws when it cannot */
  async begin() {
    await this.#client.login(this.#options.token)
  }

  async end() {
    this.#isConnected = false
    this.#ended.abort()
    try {
      await withDeadline(END_DEADLINE_MS, this.#client.destroy())
    } catch (error) {
      this.#options.logger.debug({ err: error }, 'the gateway did not close in time')
    }
  }

  /** Tracks the state of the connection. */
  #trackConnection() {
    const { logger, onEnd } = this.#options
    const up = (how: string) => {
      this.#reconnects.reset()
      this.#isConnected = true
      logger.info(how)
    }
    this.#client.on(Events.ShardReady, () => up('the gateway is connected'))
    this.#client.on(Events.ShardResume, (_id, missed) =>
      up(`the gateway is connected again, ${missed} events were missed`)
    )
    this.#client.on(Events.ShardReconnecting, () => {
      if (this.#isConnected) logger.info('the gateway was disconnected and is reconnecting')
      this.#isConnected = false
    })
    this.#client.on(Events.ShardDisconnect, ({ code }) => {
      this.#isConnected = false
      onEnd(`Discord has closed the gateway: ${CAUSES[code] ?? `code ${code}`}`)
    })
    this.#client.on(Events.ShardError, (error) =>
      logger.debug({ err: error }, 'the gateway is unreachable')
    )
    this.#client.on(Events.Error, (error) =>
      logger.warn({ err: error }, 'the gateway reported an error')
    )
  }

  #subscribe() {
    const { ws } = this.#client
    ws.on(GatewayDispatchEvents.GuildCreate, (guild) => {
      if (!this.#community.startSession(guild)) void this.#fetchMembers(guild.id)
    })
    ws.on(GatewayDispatchEvents.GuildDelete, (guild) => this.#community.markUnavailable(guild))
    ws.on(GatewayDispatchEvents.GuildMembersChunk, (chunk) => this.#community.add(chunk))
    ws.on(GatewayDispatchEvents.GuildMemberAdd, (member) => this.#community.join(member))
    ws.on(GatewayDispatchEvents.GuildMemberRemove, (member) => this.#community.leave(member))
    ws.on(GatewayDispatchEvents.PresenceUpdate, (update) => this.#community.updatePresence(update))
  }

  async #fetchMembers(guildId: string) {
    try {
      // This event is emitted before the library has cached the server.
      await new Promise(setImmediate)
      const guild = await this.#client.guilds.cache.get(guildId)
      await guild?.members.fetch({ withPresences: true, time: MEMBERS_DEADLINE_MS })
      this.#community.complete()
    } catch (error) {
      this.#options.logger.warn(
        { err: error },
        'the members of the community server could not be fetched'
      )
    }
  }
}

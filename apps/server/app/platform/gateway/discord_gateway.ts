import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { Backoff } from '#app/platform/gateway/backoff'
import { GatewaySession } from '#app/platform/gateway/gateway_session'
import { IdentifyThrottler } from '#app/platform/gateway/identify_throttler'
import { LeaderElection } from '#app/platform/gateway/leader_election'
import { PresenceWriter } from '#app/platform/presence/presence_writer'

/** Slow, because an operator has to fix a wrong token or a missing intent. */
const RESTARTS = { initialMs: 5 * SECOND_MS, maxMs: 5 * MINUTE_MS }

export interface DiscordGatewayOptions {
  databaseUrl: string
  token: string
  guildId: string
  logger: Logger
  /** Minimum time between two sessions, in milliseconds. */
  identifyPaceMs?: number
  presences?: { writeIntervalMs?: number; repeatAfterMs?: number }
}

/**
 * The gateway connection to Discord. One server process holds it and writes the received presences into the database; the
 * others wait to take over.
 */
export class DiscordGateway {
  readonly #options: DiscordGatewayOptions
  readonly #leadership: LeaderElection
  readonly #pace: IdentifyThrottler
  #session: GatewaySession | undefined
  #work: Promise<void> = Promise.resolve()
  #stopped = new AbortController()
  #defect: string | undefined

  constructor(options: DiscordGatewayOptions) {
    this.#options = options
    this.#pace = new IdentifyThrottler(options.identifyPaceMs)
    this.#leadership = new LeaderElection({
      databaseUrl: options.databaseUrl,
      logger: options.logger,
      onGained: () => this.#begin(),
      onLost: () => this.#end(),
    })
  }

  get isHolder() {
    return this.#leadership.isHolder
  }

  /** Whether this process receives presences now. */
  get isLive() {
    return this.#session?.isLive ?? false
  }

  /** Why the holder receives nothing, for operators. */
  get defect(): string | undefined {
    if (!this.isHolder || this.isLive) return undefined
    return this.#session?.defect ?? this.#defect ?? 'the gateway is not connected'
  }

  start() {
    this.#leadership.start()
  }

  async stop() {
    await this.#leadership.stop()
  }

  #begin() {
    this.#stopped = new AbortController()
    this.#work = this.#hold(this.#stopped.signal)
  }

  async #end() {
    this.#stopped.abort()
    await this.#work
  }

  /** Keeps a session open while this process is the holder. */
  async #hold(stopped: AbortSignal) {
    const { logger, presences } = this.#options
    const restarts = new Backoff(RESTARTS)
    const feed = new PresenceWriter({ logger, isLive: () => this.isLive, ...presences })
    const pause = (ms: number) => sleep(ms, undefined, { signal: stopped }).catch(() => {})

    while (!stopped.aborted) {
      await pause(restarts.next())
      if (stopped.aborted) break
      try {
        await feed.start()
        // A listener added after the abort is not called.
        if (!stopped.aborted) await this.#runSession(feed, stopped)
      } catch (error) {
        this.#defect = (error as Error).message
        logger.error({ err: error }, 'the gateway session failed and will be retried')
      } finally {
        await feed.stop()
      }
    }
  }

  /** Resolves when the process stops. @throws when Discord refuses the session */
  async #runSession(feed: PresenceWriter, stopped: AbortSignal) {
    const { promise: over, resolve, reject } = Promise.withResolvers<void>()
    const { token, guildId, logger } = this.#options
    const session = new GatewaySession({
      token,
      guildId,
      logger,
      feed,
      pace: this.#pace,
      onEnd: (why) => reject(new Error(why)),
    })
    stopped.addEventListener('abort', () => resolve(), { once: true })
    this.#session = session
    try {
      await Promise.race([over, session.begin().then(() => over)])
    } finally {
      this.#session = undefined
      await session.end()
      // The error may have been thrown already: avoid an unhandled rejection.
      over.catch(() => {})
    }
  }
}

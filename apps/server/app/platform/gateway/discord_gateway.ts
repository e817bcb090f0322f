import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { Backoff } from '#app/platform/gateway/backoff'
import { GatewaySession } from '#app/platform/gateway/gateway_session'
import { IdentifyThrottler } from '#app/platform/gateway/identify_throttler'
import { LeaderElection } from '#app/platform/gateway/leader_election'
import { PresenceWriter } from '#app/platform/presence/presence_writer'

/** A wrong token or an intent that is not switched on is put right by a person. */
const RESTARTS = { initialMs: 5 * SECOND_MS, maxMs: 5 * MINUTE_MS }

export interface DiscordGatewayOptions {
  databaseUrl: string
  token: string
  guildId: string
  logger: Logger
  /** Milliseconds between two sessions, at least. */
  identifyPaceMs?: number
  presences?: { writeIntervalMs?: number; repeatAfterMs?: number }
}

/**
 * The gateway of Discord for all processes of this server: one of them holds it and writes what it hears into the database,
 * the others wait to take over.
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

  /** Whether this process hears of presences now. */
  get isLive() {
    return this.#session?.isLive ?? false
  }

  /** What keeps the holder from its work, for operators. */
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

  /** Keeps a session until this process is the holder no longer. */
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
        // A signal tells nobody who begins to listen after it was aborted.
        if (!stopped.aborted) await this.#runSession(feed, stopped)
      } catch (error) {
        this.#defect = (error as Error).message
        logger.error({ err: error }, 'the gateway cannot be held; it is tried again')
      } finally {
        await feed.stop()
      }
    }
  }

  /** Resolves when the process stops. @throws when Discord does not want the session */
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
      // What was refused twice is known once.
      over.catch(() => {})
    }
  }
}

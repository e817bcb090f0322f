import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { Client } from 'pg'
import { withDeadline } from '#app/core/process/deadline'
import { jittered, SECOND_MS } from '#app/core/time'

/** What the lock is called in Postgres: `botanica`'s letters, cut to 32 bits, and the number of the lock. */
const LOCK = { space: 0x626f746e, gateway: 1 } as const
const INTERVAL_MS = SECOND_MS
const JITTER = 0.2
const DEADLINE_MS = 2 * SECOND_MS
/** Many times as long as a holder takes between two statements. */
const IDLE_SESSION_TIMEOUT_MS = 10 * SECOND_MS
/** Postgres notices a holder whose machine has vanished, or whose process is frozen, within some ten seconds. */
const SESSION_OPTIONS = [
  '-c tcp_keepalives_idle=5',
  '-c tcp_keepalives_interval=2',
  '-c tcp_keepalives_count=3',
  `-c idle_session_timeout=${IDLE_SESSION_TIMEOUT_MS}`,
].join(' ')
const APPLICATION_NAME = 'botanica-gateway'

interface LeadershipOptions {
  databaseUrl: string
  logger: Logger
  /** This process has become the holder; begins its work, and does not wait for it. */
  onGained: () => void
  /** It is the holder no longer; resolves when its work has ended. */
  onLost: () => Promise<void>
}

/**
 * One process of all holds a lock of Postgres's, for as long as its connection lives; the connection is its own, because a
 * pool would give it away. When the holder dies its connection dies with it, and the next one who tries has the lock.
 */
export class LeaderElection {
  readonly #options: LeadershipOptions
  #isRunning = false
  #isHolder = false
  #loop: Promise<void> = Promise.resolve()
  #wake = new AbortController()

  constructor(options: LeadershipOptions) {
    this.#options = options
  }

  get isHolder() {
    return this.#isHolder
  }

  start() {
    this.#isRunning = true
    this.#loop = this.#run()
  }

  /** Ends the work, then lets the next one have it. */
  async stop() {
    this.#isRunning = false
    this.#wake.abort()
    await this.#loop
  }

  async #run() {
    while (this.#isRunning) {
      await this.#campaign()
      await this.#pause()
    }
  }

  /** Waits for the lock, and holds it until something breaks. */
  async #campaign() {
    const client = this.#newClient()
    const connectionLost = new AbortController()
    const breakOff = () => {
      connectionLost.abort()
      this.#wake.abort()
    }
    client.on('error', breakOff)
    client.on('end', breakOff)
    try {
      await client.connect()
      while (this.#isRunning && !connectionLost.signal.aborted) {
        const step = this.#isHolder ? this.#check(client) : this.#try(client)
        await withDeadline(DEADLINE_MS, step)
        await this.#pause()
      }
    } catch (error) {
      this.#options.logger.debug({ err: error }, 'the lock of the gateway cannot be asked for')
    } finally {
      await this.#lose()
      await this.#close(client)
    }
  }

  #newClient() {
    return new Client({
      connectionString: this.#options.databaseUrl,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: DEADLINE_MS,
      keepAlive: true,
      options: SESSION_OPTIONS,
    })
  }

  async #try(client: Client) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS held',
      [LOCK.space, LOCK.gateway]
    )
    if (!rows[0]?.held) return
    this.#isHolder = true
    this.#options.logger.info('this process holds the gateway')
    this.#options.onGained()
  }

  async #check(client: Client) {
    await client.query('SELECT 1')
  }

  async #lose() {
    if (!this.#isHolder) return
    this.#isHolder = false
    this.#options.logger.info('this process holds the gateway no longer')
    await this.#options.onLost()
  }

  /** A connection that does not end is cut: while it lives, so does the lock. */
  async #close(client: Client) {
    try {
      await withDeadline(DEADLINE_MS, client.end())
    } catch {
      const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } })
        .connection
      stream.destroy()
    }
  }

  async #pause() {
    if (!this.#isRunning) return
    this.#wake = new AbortController()
    const { signal } = this.#wake
    await sleep(jittered(INTERVAL_MS, JITTER), undefined, { signal }).catch(() => {})
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { Client } from 'pg'
import { withDeadline } from '#app/core/process/deadline'
import { jittered, SECOND_MS } from '#app/core/time'

/** Keys of the advisory lock: the letters of `botanica` cut to 32 bits, and the number of the lock. */
const LOCK = { space: 0x626f746e, gateway: 1 } as const
const INTERVAL_MS = SECOND_MS
const JITTER = 0.2
const DEADLINE_MS = 2 * SECOND_MS
/** Many times as long as the holder's interval between two statements. */
const IDLE_SESSION_TIMEOUT_MS = 10 * SECOND_MS
/** With these, Postgres detects a vanished machine or a frozen process of the holder within about ten seconds. */
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
  /** Called when this process becomes the holder. Must not block. */
  onGained: () => void
  /** Called when this process is no longer the holder. Resolves when its work has ended. */
  onLost: () => Promise<void>
}

/**
 * Elects one process as the holder by a PostgreSQL advisory lock, which lasts as long as its session. The connection is not
 * from the pool, because a pool would reuse it. When the holder dies its connection closes, and the next process that tries
 * gets the lock.
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

  /** Ends the work, then releases the lock. */
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

  /** Waits for the lock, and holds it until the connection fails. */
  async #campaign() {
    const client = this.#newClient()
    const connectionLost = new AbortController()
    const onConnectionLost = () => {
      connectionLost.abort()
      this.#wake.abort()
    }
    client.on('error', onConnectionLost)
    client.on('end', onConnectionLost)
    try {
      await client.connect()
      while (this.#isRunning && !connectionLost.signal.aborted) {
        const step = this.#isHolder ? this.#checkConnection(client) : this.#tryLock(client)
        await withDeadline(DEADLINE_MS, step)
        await this.#pause()
      }
    } catch (error) {
      this.#options.logger.debug({ err: error }, 'the gateway lock could not be requested')
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

  async #tryLock(client: Client) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS held',
      [LOCK.space, LOCK.gateway]
    )
    if (!rows[0]?.held) return
    this.#isHolder = true
    this.#options.logger.info('this process holds the gateway')
    this.#options.onGained()
  }

  async #checkConnection(client: Client) {
    await client.query('SELECT 1')
  }

  async #lose() {
    if (!this.#isHolder) return
    this.#isHolder = false
    this.#options.logger.info('this process no longer holds the gateway')
    await this.#options.onLost()
  }

  /** Closes the connection, by force if necessary: the lock lasts as long as it does. */
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

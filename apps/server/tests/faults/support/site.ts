import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { FaultProxy } from '#tests/helpers/fault_proxy'
import { HttpClient } from '#tests/helpers/http'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

const READY = '/health/ready'
const CLOCK = 'tests/faults/support/moved_clock.ts'
const READY_WITHIN_MS = 60_000
const READY_TIMEOUT_MS = 2_000

export interface SiteOptions {
  name: string
  databaseUrl: string
  redisUrl: string | undefined
  /** Where the file with the clock's offset is written. */
  folder: string
}

/** A server process behind a proxy, whose connections to its services also pass through proxies. */
export class Site {
  readonly name: string
  readonly database: FaultProxy
  readonly redis: FaultProxy | undefined
  readonly http: FaultProxy
  client!: HttpClient
  /** How the process ended, and its output, each time that nobody had killed it. */
  readonly crashes: string[] = []
  readonly #clockFile: string
  #process: ServerProcess | undefined

  constructor({ name, databaseUrl, redisUrl, folder }: SiteOptions) {
    this.name = name
    this.database = new FaultProxy(databaseUrl)
    this.redis = redisUrl === undefined ? undefined : new FaultProxy(redisUrl)
    this.#clockFile = join(folder, `clock-${name}`)
    // Redirected to each process that is started.
    this.http = new FaultProxy('http://127.0.0.1')
  }

  async open() {
    await Promise.all([this.database.start(), this.redis?.start(), this.http.start()])
    this.client = new HttpClient(this.http.url)
    await this.start()
  }

  async start() {
    const server = await startServerProcess({
      databaseUrl: this.database.url,
      env: {
        RATE_LIMIT_PROFILE: 'demo',
        DISCORD_GATEWAY: 'off',
        LOG_LEVEL: 'fatal',
        NODE_OPTIONS: `--import=${app.makePath(CLOCK)}`,
        CLOCK_FILE: this.#clockFile,
        ...(this.redis && { REDIS_URL: this.redis.url }),
      },
    })
    this.#process = server
    server.child.once('exit', (code, signal) => {
      // `kill` and `stop` have cleared it.
      if (this.#process !== server) return
      this.crashes.push(`${code ?? signal}: ${server.output()}`)
    })
    this.http.redirect(server.client.url)
  }

  async kill() {
    const server = this.#process
    this.#process = undefined
    await server?.kill()
  }

  /** Asks the process to stop, as a deployment does. */
  async stop() {
    const server = this.#process
    this.#process = undefined
    await server?.stop()
  }

  pause() {
    this.#process?.child.kill('SIGSTOP')
  }

  resume() {
    this.#process?.child.kill('SIGCONT')
  }

  /** Sets the wall clock of the process. @param ms ahead of the machine's */
  setClock(ms: number) {
    writeFileSync(this.#clockFile, String(ms))
    this.#process?.child.kill('SIGUSR2')
  }

  /** Restarts the process if it is not running, and waits until it is ready. */
  async recover() {
    const isRunning = this.#process !== undefined && this.#process.child.exitCode === null
    if (!isRunning || this.#process?.child.signalCode) await this.start()
    await eventually(
      async () => {
        const signal = AbortSignal.timeout(READY_TIMEOUT_MS)
        const answer = await this.client.request('GET', READY, { signal }).catch(() => undefined)
        return answer?.status === 200
      },
      { within: READY_WITHIN_MS, message: `server ${this.name} did not recover` }
    )
  }

  async close() {
    await this.kill()
    for (const proxy of [this.http, this.database, this.redis]) await proxy?.cut()
  }
}

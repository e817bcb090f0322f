import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnvironment } from '@botanica/run/environment'
import { choosePort } from '@botanica/run/testing'
import { SERVER_BUILD, SITE_BUILD } from './paths.ts'
import { MS_PER_SECOND } from './workers/timings.ts'

const HOST = '127.0.0.1'
const READY_MS = 60_000
const POLL_MS = 100
const NOBODY = 'benchmark'
/** The same for all processes, so that sessions hold in each. */
export const APP_KEY = 'the-key-that-all-processes-share'
/**
 * The address of simulators that are not running: the benchmark never calls Discord, and nobody listens on this port.
 */
const NO_PORT = 9

export interface BenchServer {
  readonly origin: string
  readonly pid: number
  /** Sends a signal: `SIGKILL`, or `SIGSTOP` and later `SIGCONT`. */
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
  /** Kills the process with SIGKILL, and waits for its end. */
  kill(): Promise<void>
}

/** Whether the site is built, so that pages can be measured. */
export const isSiteBuilt = () => existsSync(SITE_BUILD)

/** Settings that the benchmark changes. */
export interface BenchServerOptions {
  /** The CPU core to pin the process to; any core by default. */
  readonly core?: number
  /** A free one by default. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Starts the built server as one process without rate limits. Production refuses to start without them, so the server
 * runs in development mode, with the log level of production's busy hours (`warn`).
 */
export async function startBenchServer(
  databaseUrl: string,
  { core, port: chosenPort, env = {} }: BenchServerOptions = {}
): Promise<BenchServer> {
  const port = chosenPort ?? (await choosePort())
  const origin = `http://${HOST}:${port}`
  const pinned = core === undefined ? [] : ['taskset', '-c', String(core)]
  const [program, ...args] = [...pinned, process.execPath, 'bin/server.js']
  const child = spawn(program!, args, {
    cwd: SERVER_BUILD,
    env: {
      ...process.env,
      ...serverEnvironment({
        nodeEnv: 'development',
        addresses: {
          host: HOST,
          port,
          appUrl: origin,
          discordPort: NO_PORT,
          paymentsPort: NO_PORT,
        },
        appKey: APP_KEY,
        database: { app: databaseUrl, migrator: databaseUrl },
        credentials: { clientId: NOBODY, clientSecret: NOBODY, botToken: NOBODY, guildId: NOBODY },
        logLevel: 'warn',
      }),
      RATE_LIMIT_PROFILE: 'off',
      DISCORD_GATEWAY: 'off',
      ...(isSiteBuilt() ? { SITE_BUILD_DIR: SITE_BUILD } : {}),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([
    waitUntilReady(`${origin}/health/ready`),
    exited.then(([code]) => {
      throw new Error(`The server ended with exit code ${code} before it was ready.`)
    }),
  ])
  return {
    origin,
    // `taskset` replaces itself with the command, so this is the server's process id.
    pid: child.pid!,
    signal: (name) => void child.kill(name),
    async stop() {
      // A process that is stopped handles no SIGTERM.
      child.kill('SIGCONT')
      child.kill()
      await exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function waitUntilReady(address: string) {
  const until = Date.now() + READY_MS
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > until)
      throw new Error(`The server was not ready within ${READY_MS / MS_PER_SECOND} s.`)
    await sleep(POLL_MS)
  }
}

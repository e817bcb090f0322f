import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnvironment } from '@botanica/run/environment'
import { choosePort } from '@botanica/run/testing'
import { SERVER_BUILD, SITE_BUILD } from './places.ts'

const HOST = '127.0.0.1'
const READY_MS = 60_000
const POLL_MS = 100
const KEY_BYTES = 32
const NOBODY = 'benchmark'
/** Discord is asked for nothing here; nobody listens on this port. */
const NO_PORT = 9

export interface BenchServer {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Whether the pages can be measured, which takes the site's build. */
export const siteIsBuilt = () => existsSync(SITE_BUILD)

/**
 * Starts the built server with limits lifted, as one process. Production refuses to run without limits, so it runs as
 * `npm start` runs it, with the log of production's busy hours: warnings alone.
 */
export async function startBenchServer(
  databaseUrl: string,
  { core }: { /** The one that it may use; any, when it is left out. */ core?: number } = {}
): Promise<BenchServer> {
  const port = await choosePort()
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
        appKey: randomBytes(KEY_BYTES).toString('hex'),
        database: { app: databaseUrl, migrator: databaseUrl },
        credentials: { clientId: NOBODY, clientSecret: NOBODY, botToken: NOBODY, guildId: NOBODY },
        logLevel: 'warn',
      }),
      RATE_LIMIT_PROFILE: 'off',
      DISCORD_GATEWAY: 'off',
      ...(siteIsBuilt() ? { SITE_BUILD_DIR: SITE_BUILD } : {}),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = once(child, 'exit')
  await Promise.race([
    untilReady(`${origin}/health/ready`),
    gone.then(([code]) => {
      throw new Error(`The server ended with exit code ${code} before it was ready.`)
    }),
  ])
  return {
    origin,
    // `taskset` becomes what it starts.
    pid: child.pid!,
    async stop() {
      child.kill()
      await gone
    },
  }
}

async function untilReady(address: string) {
  const until = Date.now() + READY_MS
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error(`The server was not ready within ${READY_MS / 1000} s.`)
    await sleep(POLL_MS)
  }
}

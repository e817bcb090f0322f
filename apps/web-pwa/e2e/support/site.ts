import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  databaseOnlyEnvironment,
  newWebPushKeys,
  serverEnvironment,
} from '@botanica/run/environment'
import {
  DEMO_DISCORD_CREDENTIALS,
  startDiscordSimulator,
  startPaymentsSimulator,
  startPushSimulator,
} from '@botanica/simulators'
import { createDatabase, dropDatabase } from '@botanica/testkit/database'
import { freePort } from './free-port.ts'

const SERVER = join(import.meta.dirname, '../../../server')
const BUILT_SERVER = join(SERVER, 'build')
/** The site as it was built last. */
export const SITE_BUILD = join(import.meta.dirname, '../../dist')
const PROGRAM = 'bin/server.js'
const APP_KEY = 'an-app-key-for-journeys-in-a-browser'
const READY_WITHIN_MS = 30_000
const ENDED_WITHIN_MS = 15_000
const POLL_MS = 100

/** Where one finds a site, and what it believes to be Discord, the payment providers and a push service. */
export interface SiteAddresses {
  siteUrl: string
  discordUrl: string
  paymentsUrl: string
  /** The push service that browsers of tests are subscribed at. */
  pushUrl: string
  /** The superuser's address: tests do what administrators do. */
  databaseUrl: string
}

export interface Site extends SiteAddresses {
  /** Ends the server process alone, as one that is to be replaced. */
  stopServer: () => Promise<void>
  /** Starts another in its place, with other settings if there are any, and waits until it is ready. */
  startServer: (settings?: Record<string, string>) => Promise<void>
  /** Ends all of it. */
  stop: () => Promise<void>
}

function seed(database: { app: string; migrator: string }) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['ace.js', 'demo:seed'], {
    cwd: SERVER,
    env: { ...process.env, ...databaseOnlyEnvironment(database) },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The demo world could not be planted:\n${stdout}\n${stderr}`)
}

async function untilReady(url: string, hasEnded: () => string | undefined) {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const output = hasEnded()
    if (output !== undefined) throw new Error(`The server ended:\n${output}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('The server is not ready after 30 seconds.')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function runServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: BUILT_SERVER,
    env: { ...process.env, SITE_BUILD_DIR: SITE_BUILD, RATE_LIMIT_PROFILE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  return {
    hasEnded: () => (child.exitCode === null ? undefined : output),
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), ENDED_WITHIN_MS)
      const [, signal] = await exited
      clearTimeout(late)
      if (signal === 'SIGKILL') throw new Error(`The server did not end:\n${output}`)
    },
  }
}

/**
 * The built product over a demo world of its own, with simulators for the world outside.
 *
 * @param settings of the server, beside those of every site
 * @throws {Error} when the product is not built, or the server does not come up
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(join(BUILT_SERVER, PROGRAM)) || !existsSync(SITE_BUILD)) {
    throw new Error('The product is not built. Run "pnpm build" at the root first.')
  }
  const database = await createDatabase()
  seed(database)
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const discord = await startDiscordSimulator({ port: 0 })
  const payments = await startPaymentsSimulator({ port: 0, site: siteUrl })
  const push = await startPushSimulator({ port: 0 })
  const env = {
    ...serverEnvironment({
      nodeEnv: 'development',
      addresses: {
        host: '127.0.0.1',
        port,
        appUrl: siteUrl,
        discordPort: Number(new URL(discord.url).port),
        paymentsPort: Number(new URL(payments.url).port),
        pushPort: Number(new URL(push.url).port),
      },
      appKey: APP_KEY,
      webPush: newWebPushKeys(),
      database,
      credentials: DEMO_DISCORD_CREDENTIALS,
      logLevel: 'warn',
    }),
    ...settings,
  }
  let server = runServer(env)
  await untilReady(siteUrl, server.hasEnded)

  return {
    siteUrl,
    discordUrl: discord.url,
    paymentsUrl: payments.url,
    pushUrl: push.url,
    databaseUrl: database.superuser,
    stopServer: () => server.stop(),
    startServer: async (others = {}) => {
      server = runServer({ ...env, ...others })
      await untilReady(siteUrl, server.hasEnded)
    },
    stop: async () => {
      await server.stop()
      await discord.close()
      await payments.close()
      await push.close()
      await dropDatabase(database)
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateWebPushKeys, serverEnvironment } from '@botanica/run/environment'
import { choosePort } from '@botanica/run/testing'
import {
  DEMO_DISCORD_CREDENTIALS,
  startDiscordSimulator,
  startPaymentsSimulator,
  startPushSimulator,
} from '@botanica/simulators'
import {
  createSeededDatabase,
  dropDatabase,
  resetSeededDatabase,
  withClient,
} from '@botanica/testkit/database'
import { scaleTimeout, TIMEOUTS } from '@botanica/testkit/timeouts'

/** The folder of the server's last build. */
export const BUILT_SERVER = join(import.meta.dirname, '../../../server/build')
/** The folder of the site's last build. */
export const SITE_BUILD = join(import.meta.dirname, '../../dist')
const PROGRAM = 'bin/server.js'
const APP_KEY = 'an-app-key-for-journeys-in-a-browser'
const POLL_MS = 50
/** Browsers and servers share the cores, so that a statement may have to wait for one longer than visitors should. */
export const DATABASE_TIMEOUT_MS = String(scaleTimeout(10_000))

/** The addresses of a site and of the simulators that stand for Discord, the payment providers and a push service. */
export interface SiteAddresses {
  siteUrl: string
  discordUrl: string
  paymentsUrl: string
  /** The push service of the test browsers. */
  pushUrl: string
  /** A connection string of the superuser. */
  databaseUrl: string
}

export interface Site extends SiteAddresses {
  /** Stops the server process only. */
  stopServer: () => Promise<void>
  /** Starts another server process, optionally with other settings, and waits until it is ready. */
  startServer: (settings?: Record<string, string>) => Promise<void>
  /** Resets the database and the simulators to the demo world, and starts a new server process. */
  reset: () => Promise<void>
  /** The output of the server process, for a failed test. */
  output: () => string
  /** Stops everything. */
  stop: () => Promise<void>
}

async function waitUntilReady(url: string, hasEnded: () => string | undefined) {
  const deadline = Date.now() + TIMEOUTS.serverStart
  for (;;) {
    const output = hasEnded()
    if (output !== undefined) throw new Error(`The server ended:\n${output}`)
    const response = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > deadline) {
      throw new Error(`The server was not ready after ${TIMEOUTS.serverStart} ms.`)
    }
    await sleep(POLL_MS)
  }
}

function runServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: BUILT_SERVER,
    env: {
      ...process.env,
      SITE_BUILD_DIR: SITE_BUILD,
      RATE_LIMIT_PROFILE: 'off',
      DATABASE_TIMEOUT_MS,
      // What decisions cause would wait for ten seconds. Tests of undoing set it.
      DECISION_UNDO_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  return {
    output: () => output,
    hasEnded: () => (child.exitCode === null ? undefined : output),
    stop: async () => {
      child.kill('SIGTERM')
      const killTimer = setTimeout(() => child.kill('SIGKILL'), TIMEOUTS.serverStop)
      const [, signal] = await exited
      clearTimeout(killTimer)
      if (signal === 'SIGKILL') throw new Error(`The server did not stop:\n${output}`)
    },
  }
}

/** Starts the simulators on the given ports; 0 picks a free one. */
async function startSimulators(site: string, ports = { discord: 0, payments: 0, push: 0 }) {
  const discord = await startDiscordSimulator({ port: ports.discord })
  const payments = await startPaymentsSimulator({ port: ports.payments, site })
  const push = await startPushSimulator({ port: ports.push })
  return {
    discord,
    payments,
    push,
    close: () => Promise.all([discord.close(), payments.close(), push.close()]),
  }
}

const getPort = ({ url }: { url: string }) => Number(new URL(url).port)

/** Jobs that look up bots and members at Discord, some each minute, or call addresses of listings. Tests tell from its requests what pages cause. */
const LOOKUP_JOBS = ['check_bots', 'check_pending_bots', 'refresh_members']

/** Lets a site that has not been started count its bots and members as looked up today. */
function postponeLookups(databaseUrl: string) {
  return withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO jobs (name, next_at, finished_at)
       SELECT name, now() + interval '1 day', now() FROM unnest($1::text[]) AS name`,
      [LOOKUP_JOBS]
    )
  )
}

/**
 * Starts the built product with its own demo world and simulators.
 *
 * @throws {Error} when the product is not built, or the server does not come up
 */
export async function startSite(): Promise<Site> {
  if (!existsSync(join(BUILT_SERVER, PROGRAM)) || !existsSync(SITE_BUILD)) {
    throw new Error('The product is not built. Run "pnpm build" at the root first.')
  }
  const database = await createSeededDatabase()
  await postponeLookups(database.superuser)
  const port = await choosePort()
  const siteUrl = `http://localhost:${port}`
  let simulators = await startSimulators(siteUrl)
  const ports = {
    discord: getPort(simulators.discord),
    payments: getPort(simulators.payments),
    push: getPort(simulators.push),
  }
  const env = serverEnvironment({
    nodeEnv: 'development',
    addresses: {
      host: '127.0.0.1',
      port,
      appUrl: siteUrl,
      discordPort: ports.discord,
      paymentsPort: ports.payments,
      pushPort: ports.push,
    },
    appKey: APP_KEY,
    webPush: generateWebPushKeys(),
    database,
    credentials: DEMO_DISCORD_CREDENTIALS,
    logLevel: 'warn',
  })
  let server = runServer(env)
  await waitUntilReady(siteUrl, server.hasEnded)

  const startServer = async (settings: Record<string, string> = {}) => {
    server = runServer({ ...env, ...settings })
    await waitUntilReady(siteUrl, server.hasEnded)
  }
  return {
    siteUrl,
    discordUrl: simulators.discord.url,
    paymentsUrl: simulators.payments.url,
    pushUrl: simulators.push.url,
    databaseUrl: database.superuser,
    output: () => server.output(),
    stopServer: () => server.stop(),
    startServer,
    reset: async () => {
      await server.stop()
      await simulators.close()
      await resetSeededDatabase(database)
      await postponeLookups(database.superuser)
      simulators = await startSimulators(siteUrl, ports)
      await startServer()
    },
    stop: async () => {
      await server.stop()
      await simulators.close()
      await dropDatabase(database)
    },
  }
}

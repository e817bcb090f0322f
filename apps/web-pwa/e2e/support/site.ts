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
import { createSeededDatabase, dropDatabase, resetSeededDatabase } from '@botanica/testkit/database'
import { TIMEOUTS } from '@botanica/testkit/timeouts'

/** The server as it was built last. */
export const BUILT_SERVER = join(import.meta.dirname, '../../../server/build')
/** The site as it was built last. */
export const SITE_BUILD = join(import.meta.dirname, '../../dist')
const PROGRAM = 'bin/server.js'
const APP_KEY = 'an-app-key-for-journeys-in-a-browser'
const POLL_MS = 50

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
  /** Puts the database and the simulators back to the demo world, with a new server process on them. */
  reset: () => Promise<void>
  /** What the server process has written, for a test that has failed. */
  output: () => string
  /** Ends all of it. */
  stop: () => Promise<void>
}

async function untilReady(url: string, hasEnded: () => string | undefined) {
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
    env: { ...process.env, SITE_BUILD_DIR: SITE_BUILD, RATE_LIMIT_PROFILE: 'off', ...env },
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
      const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUTS.serverStop)
      const [, signal] = await exited
      clearTimeout(late)
      if (signal === 'SIGKILL') throw new Error(`The server did not end:\n${output}`)
    },
  }
}

/** Simulators of the world outside, on the given ports; 0 picks free ones. */
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

const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

/**
 * The built product over a demo world of its own, with simulators for the world outside.
 *
 * @throws {Error} when the product is not built, or the server does not come up
 */
export async function startSite(): Promise<Site> {
  if (!existsSync(join(BUILT_SERVER, PROGRAM)) || !existsSync(SITE_BUILD)) {
    throw new Error('The product is not built. Run "pnpm build" at the root first.')
  }
  const database = await createSeededDatabase()
  const port = await choosePort()
  const siteUrl = `http://localhost:${port}`
  let simulators = await startSimulators(siteUrl)
  const ports = {
    discord: portOf(simulators.discord),
    payments: portOf(simulators.payments),
    push: portOf(simulators.push),
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
  await untilReady(siteUrl, server.hasEnded)

  const startServer = async (settings: Record<string, string> = {}) => {
    server = runServer({ ...env, ...settings })
    await untilReady(siteUrl, server.hasEnded)
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

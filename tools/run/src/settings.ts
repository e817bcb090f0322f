import { mkdirSync } from 'node:fs'
import { Failure } from './machine/failure.ts'
import { resolveDataDirectory, ensureLogDirectory } from './machine/paths.ts'
import type { Addresses } from './server-environment.ts'

const LAST_PORT = 65_535
const LOOPBACK = '127.0.0.1'

/** The public ports, with their variables and defaults. */
export const PORTS = {
  site: { variable: 'PORT', standard: 3333, what: 'the site' },
  discord: { variable: 'DISCORD_SIM_PORT', standard: 3334, what: 'the Discord simulator' },
  payments: { variable: 'PAYMENTS_SIM_PORT', standard: 3335, what: 'the payments simulator' },
} as const
export type PublicPort = (typeof PORTS)[keyof typeof PORTS]

/** Nobody needs to know the push simulator's port, so another one is chosen when it is in use. */
export const PUSH_PORT = {
  variable: 'PUSH_SIM_PORT',
  standard: 3336,
  what: 'the push simulator',
} as const

/** The same goes for the simulated listener of webhooks. */
export const LISTENER_PORT = {
  variable: 'LISTENER_SIM_PORT',
  standard: 3337,
  what: 'the webhook listener',
} as const

/** The settings of one `npm start`, from its environment. */
export interface Settings {
  addresses: Addresses
  dataDirectory: string
  logDirectory: string
  logLevel: string | undefined
}

/** @throws {Failure} that names the invalid variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = parsePort(env, PORTS.site)
  const discordPort = parsePort(env, PORTS.discord)
  const paymentsPort = parsePort(env, PORTS.payments)
  if (new Set([port, discordPort, paymentsPort]).size < Object.keys(PORTS).length) {
    throw new Failure(
      `PORT (${port}), DISCORD_SIM_PORT (${discordPort}) and PAYMENTS_SIM_PORT (${paymentsPort}) must differ: change one of them and run the command again.`
    )
  }
  const data = resolveDataDirectory(env)
  mkdirSync(data, { recursive: true })
  return {
    addresses: {
      host: env.HOST || LOOPBACK,
      port,
      appUrl: env.APP_URL || `http://localhost:${port}`,
      discordPort,
      paymentsPort,
      pushPort: env[PUSH_PORT.variable] ? parsePort(env, PUSH_PORT) : undefined,
      listenerPort: env[LISTENER_PORT.variable] ? parsePort(env, LISTENER_PORT) : undefined,
    },
    dataDirectory: data,
    logDirectory: ensureLogDirectory(env),
    logLevel: env.LOG_LEVEL || undefined,
  }
}

function parsePort(
  env: NodeJS.ProcessEnv,
  { variable, standard }: PublicPort | typeof PUSH_PORT | typeof LISTENER_PORT
): number {
  const given = env[variable]
  if (!given) return standard
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) return port
  throw new Failure(`${variable} is "${given}" but must be a port number from 1 to ${LAST_PORT}.`)
}

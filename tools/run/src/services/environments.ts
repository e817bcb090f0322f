import { communityServer } from '@botanica/demo-world'
import { DEMO_DISCORD_CREDENTIALS } from '@botanica/simulators'
import type { DatabaseUrls } from '../postgres/index.ts'
import type { Secrets } from '../secrets.ts'
import { serverEnvironment } from '../server-environment.ts'
import { type Settings, LISTENER_PORT, PORTS, PUSH_PORT } from '../settings.ts'

type Environment = Record<string, string>

/** All demo people share one address and click quickly, so rate limits are relaxed. */
const LIMITS_VARIABLE = 'RATE_LIMIT_PROFILE'
const DEMO_LIMITS = 'demo'

/** Set by operators in production. Nobody reads mail of this domain. */
const CONTACT_VARIABLE = 'CONTACT_EMAIL'
const DEMO_CONTACT = 'gardeners@botanica.example'
const INVITE_VARIABLE = 'DISCORD_SERVER_INVITE_URL'

/** The environment of each process of the embedded setup. */
export interface Environments {
  /** Without the role that may change tables. */
  server: Environment
  console: Environment
  simulators: Environment
}

export function createEnvironments(
  { addresses, logLevel }: Settings,
  database: DatabaseUrls,
  { appKey, webPush }: Secrets
): Environments {
  const common = {
    // In production mode the server refuses to start with the simulators' addresses.
    nodeEnv: 'development',
    addresses,
    appKey,
    database,
    credentials: DEMO_DISCORD_CREDENTIALS,
    logLevel,
    webPush,
  } as const
  return {
    server: {
      ...serverEnvironment(common),
      [LIMITS_VARIABLE]: process.env[LIMITS_VARIABLE] || DEMO_LIMITS,
      [CONTACT_VARIABLE]: process.env[CONTACT_VARIABLE] || DEMO_CONTACT,
      [INVITE_VARIABLE]: process.env[INVITE_VARIABLE] || communityServer.inviteUrl,
    },
    console: serverEnvironment({ ...common, migrator: true }),
    simulators: {
      [PORTS.discord.variable]: String(addresses.discordPort),
      [PORTS.payments.variable]: String(addresses.paymentsPort),
      ...(addresses.pushPort === undefined
        ? {}
        : { [PUSH_PORT.variable]: String(addresses.pushPort) }),
      ...(addresses.listenerPort === undefined
        ? {}
        : { [LISTENER_PORT.variable]: String(addresses.listenerPort) }),
      APP_URL: addresses.appUrl,
    },
  }
}

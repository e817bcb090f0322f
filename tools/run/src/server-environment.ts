import { DEMO_PAYMENTS_CREDENTIALS } from '@botanica/simulators'
import type { DatabaseUrls } from './postgres/index.ts'
import { generateSecret, type WebPushKeys } from './secrets.ts'

export { generateWebPushKeys } from './secrets.ts'

/** The addresses of one run of the product. */
export interface Addresses {
  /** The address that the server binds to. */
  host: string
  port: number
  /** The public URL of the site. */
  appUrl: string
  discordPort: number
  paymentsPort: number
  /** Undefined when there is no push simulator. */
  pushPort?: number | undefined
  /** Undefined when there is no listener for webhooks. */
  listenerPort?: number | undefined
}

/** The server's credentials at Discord. */
export interface DiscordCredentials {
  clientId: string
  clientSecret: string
  botToken: string
  guildId: string
}

const DISCORD_API_PATH = '/api/v10'
const DISCORD_AUTHORIZE_PATH = '/oauth2/authorize'
const DISCORD_IMAGE_PATH = '/cdn'
const STRIPE_JS_PATH = '/stripe-js/stripe.js'
const PAYPAL_PATH = '/paypal'
/** The VAPID contact for push services. Nobody reads mail of this domain. */
const DEMO_PUSH_CONTACT = 'mailto:gardeners@botanica.example'

/**
 * Every setting that the server requires (apps/server/start/env.ts), for a server that uses the simulators.
 * @param migrator whether to include the URL of the role that owns the tables; only for the console, not the server
 */
export function serverEnvironment(options: {
  nodeEnv: 'development' | 'test'
  addresses: Addresses
  appKey: string
  database: DatabaseUrls
  credentials: DiscordCredentials
  logLevel?: string | undefined
  migrator?: boolean
  /** Web push is off without them. */
  webPush?: WebPushKeys
}): Record<string, string> {
  const { addresses, database, credentials } = options
  const payments = `http://localhost:${addresses.paymentsPort}`
  const payment = DEMO_PAYMENTS_CREDENTIALS
  const discord = `http://localhost:${addresses.discordPort}`
  return {
    NODE_ENV: options.nodeEnv,
    HOST: addresses.host,
    PORT: String(addresses.port),
    APP_URL: addresses.appUrl,
    APP_KEY: options.appKey,
    LOG_LEVEL: options.logLevel ?? 'info',
    DATABASE_URL: database.app,
    ...(options.migrator ? { MIGRATOR_DATABASE_URL: database.migrator } : {}),
    DISCORD_CLIENT_ID: credentials.clientId,
    DISCORD_CLIENT_SECRET: credentials.clientSecret,
    DISCORD_BOT_TOKEN: credentials.botToken,
    DISCORD_GUILD_ID: credentials.guildId,
    DISCORD_API_URL: `${discord}${DISCORD_API_PATH}`,
    DISCORD_AUTHORIZE_URL: `${discord}${DISCORD_AUTHORIZE_PATH}`,
    DISCORD_IMAGE_HOST: `${discord}${DISCORD_IMAGE_PATH}`,
    STRIPE_API_URL: payments,
    STRIPE_SECRET_KEY: payment.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: payment.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: payment.stripeWebhookSecret,
    STRIPE_MONTHLY_PRICE: payment.stripeMonthlyPrice,
    STRIPE_YEARLY_PRICE: payment.stripeYearlyPrice,
    STRIPE_JS_URL: `${payments}${STRIPE_JS_PATH}`,
    PAYPAL_API_URL: `${payments}${PAYPAL_PATH}`,
    PAYPAL_CLIENT_ID: payment.paypalClientId,
    PAYPAL_CLIENT_SECRET: payment.paypalClientSecret,
    PAYPAL_WEBHOOK_ID: payment.paypalWebhookId,
    PAYPAL_MONTHLY_PLAN: payment.paypalMonthlyPlan,
    PAYPAL_YEARLY_PLAN: payment.paypalYearlyPlan,
    ...webPushEnvironment(options.webPush, addresses.pushPort),
    // Webhooks lead to a listener on this machine.
    USER_ADDRESS_LOOPBACK: 'on',
    // Tests would wait for what decisions cause.
    ...(options.nodeEnv === 'test' && { DECISION_UNDO_MS: '0' }),
  }
}

function webPushEnvironment(
  keys: WebPushKeys | undefined,
  simulatorPort: number | undefined
): Record<string, string> {
  if (!keys) return {}
  return {
    WEB_PUSH_PUBLIC_KEY: keys.publicKey,
    WEB_PUSH_PRIVATE_KEY: keys.privateKey,
    WEB_PUSH_CONTACT: DEMO_PUSH_CONTACT,
    ...(simulatorPort === undefined
      ? {}
      : { WEB_PUSH_SIMULATOR_URL: `http://localhost:${simulatorPort}` }),
  }
}

const UNUSED = 'unused'
const NO_DISCORD: DiscordCredentials = {
  clientId: UNUSED,
  clientSecret: UNUSED,
  botToken: UNUSED,
  guildId: UNUSED,
}
/** Nobody listens here. */
const NOWHERE: Addresses = {
  host: '127.0.0.1',
  port: 3333,
  appUrl: 'http://localhost:3333',
  discordPort: 3334,
  paymentsPort: 3335,
}

/** For console commands that only use the database: the server requires every setting. */
export function databaseOnlyEnvironment(
  database: DatabaseUrls,
  nodeEnv: 'development' | 'test' = 'test'
): Record<string, string> {
  return serverEnvironment({
    nodeEnv,
    addresses: NOWHERE,
    appKey: generateSecret(),
    database,
    credentials: NO_DISCORD,
    migrator: true,
  })
}

import { Env } from '@adonisjs/core/env'
import { validateContact } from '#start/contact'
import { paymentDefects } from '#start/payment_settings'
import { productionDefects } from '#start/production_settings'
import { validateRatio } from '#start/ratio'
import { validateTrustedProxies } from '#start/trusted_proxies'
import { webPushDefects } from '#start/web_push_settings'

/** All settings of the server. A missing or malformed one stops the start with an error that names it. */
export const SETTINGS = {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  /**
   * The public URL of the site: scheme, host and port. With `https`, which production requires, cookies are `__Host-`
   * and secure.
   */
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  LOG_LEVEL: Env.schema.enum([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),
  /** Share of requests that are logged, from 0 to 1. */
  ACCESS_LOG_RATIO: validateRatio,
  TRUSTED_PROXY: validateTrustedProxies,
  /** Shows the details of `/health/ready` to other machines. */
  HEALTH_TOKEN: Env.schema.secret.optional(),
  /** Time that load balancers need to notice that a stopping process is not ready, in milliseconds. */
  DRAIN_NOTICE_MS: Env.schema.number.optional(),

  /** Serves metrics for Prometheus at a port of their own. Without it there are none. */
  METRICS_PORT: Env.schema.number.optional(),
  /** The address that the metrics are bound to; this machine by default. */
  METRICS_HOST: Env.schema.string.optional({ format: 'host' }),
  /** Sends traces to an OpenTelemetry collector. Its library reads all other `OTEL_` variables itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),

  /** The `app` role, which has only the privileges that the server uses. */
  DATABASE_URL: Env.schema.string(),
  /**
   * The same role without a connection pooler in between, for the one connection whose session must last. Only needed
   * when `DATABASE_URL` is the address of a pooler in transaction mode.
   */
  DIRECT_DATABASE_URL: Env.schema.string.optional(),
  /** `off` for poolers in transaction mode that do not know prepared statements, such as PgBouncer before 1.21. */
  PREPARED_STATEMENTS: Env.schema.enum.optional(['on', 'off'] as const),
  /** How long a statement may take, in milliseconds. Longer for tests on a busy machine. */
  DATABASE_TIMEOUT_MS: Env.schema.number.optional(),
  /** The `migrator` role, which owns the tables. Only ace commands need it. */
  MIGRATOR_DATABASE_URL: Env.schema.string.optional(),

  /** Where `ace backup:create` puts backups; `backups` in the current folder by default. */
  BACKUP_DIR: Env.schema.string.optional(),

  /** Shares rate limits across processes. Without it, each process counts its share. */
  REDIS_URL: Env.schema.string.optional(),
  /** Number of server processes. */
  SERVER_PROCESSES: Env.schema.number.optional(),
  /** `demo` is ten times higher; `off` is for benchmarks and tests. */
  RATE_LIMIT_PROFILE: Env.schema.enum.optional(['normal', 'demo', 'off'] as const),

  /** How long staff can undo a decision, in milliseconds; 0 in tests, which would otherwise wait for its consequences. */
  DECISION_UNDO_MS: Env.schema.number.optional(),

  DISCORD_CLIENT_ID: Env.schema.string(),
  DISCORD_CLIENT_SECRET: Env.schema.secret(),
  DISCORD_BOT_TOKEN: Env.schema.secret(),
  DISCORD_GUILD_ID: Env.schema.string(),
  DISCORD_API_URL: Env.schema.string({ format: 'url', tld: false }),
  DISCORD_AUTHORIZE_URL: Env.schema.string({ format: 'url', tld: false }),
  DISCORD_IMAGE_HOST: Env.schema.string({ format: 'url', tld: false }),
  /** Where people join the community server, if it has no vanity invite. */
  DISCORD_SERVER_INVITE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** `off` prevents this process from connecting to Discord's gateway. One of the others does. */
  DISCORD_GATEWAY: Env.schema.enum.optional(['on', 'off'] as const),

  /** Stripe's settings: all of them or none. Without them, Stripe is not offered. */
  STRIPE_API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  STRIPE_SECRET_KEY: Env.schema.secret.optional(),
  STRIPE_PUBLISHABLE_KEY: Env.schema.string.optional(),
  STRIPE_WEBHOOK_SECRET: Env.schema.secret.optional(),
  /** The ids of the two plans' prices. */
  STRIPE_MONTHLY_PRICE: Env.schema.string.optional(),
  STRIPE_YEARLY_PRICE: Env.schema.string.optional(),
  /** The simulator's Stripe.js. Without it, the checkout loads Stripe's own. */
  STRIPE_JS_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  /** PayPal's settings: all of them or none. */
  PAYPAL_API_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  PAYPAL_CLIENT_ID: Env.schema.string.optional(),
  PAYPAL_CLIENT_SECRET: Env.schema.secret.optional(),
  PAYPAL_WEBHOOK_ID: Env.schema.string.optional(),
  PAYPAL_MONTHLY_PLAN: Env.schema.string.optional(),
  PAYPAL_YEARLY_PLAN: Env.schema.string.optional(),

  /** All three or none: without them web push is off. `ace webpush:keys` creates them. */
  WEB_PUSH_PUBLIC_KEY: Env.schema.string.optional(),
  WEB_PUSH_PRIVATE_KEY: Env.schema.secret.optional(),
  /** How push services reach the operators: `mailto:` or `https://`. */
  WEB_PUSH_CONTACT: Env.schema.string.optional(),
  /** The simulator's push service, for development and tests. */
  WEB_PUSH_SIMULATOR_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  /** `on` lets webhooks lead to this machine, for development and tests. */
  USER_ADDRESS_LOOPBACK: Env.schema.enum.optional(['on', 'off'] as const),

  /** The operators' e-mail address, for the contact page. */
  CONTACT_EMAIL: Env.schema.string.optional({ format: 'email' }),
  /** Where vulnerabilities are reported, for `security.txt`: `mailto:` or `https://`. Without it, the e-mail address. */
  SECURITY_CONTACT: validateContact,

  /** The site's build (`dist` of apps/web-pwa). Without it, the server only serves the API, as in development. */
  SITE_BUILD_DIR: Env.schema.string.optional(),

  /** `off` removes the service worker from every browser that has it. */
  SERVICE_WORKER: Env.schema.enum.optional(['on', 'off'] as const),

  /** Number of bots that a member may own as main owner. */
  BOT_LIMIT_FREE: Env.schema.number.optional(),
  BOT_LIMIT_PREMIUM: Env.schema.number.optional(),
}

const env = await Env.create(new URL('../', import.meta.url), SETTINGS)

const defects = webPushDefects({
  WEB_PUSH_PUBLIC_KEY: env.get('WEB_PUSH_PUBLIC_KEY'),
  WEB_PUSH_PRIVATE_KEY: env.get('WEB_PUSH_PRIVATE_KEY'),
  WEB_PUSH_CONTACT: env.get('WEB_PUSH_CONTACT'),
})
defects.push(
  ...paymentDefects('Stripe', {
    STRIPE_API_URL: env.get('STRIPE_API_URL'),
    STRIPE_SECRET_KEY: env.get('STRIPE_SECRET_KEY'),
    STRIPE_PUBLISHABLE_KEY: env.get('STRIPE_PUBLISHABLE_KEY'),
    STRIPE_WEBHOOK_SECRET: env.get('STRIPE_WEBHOOK_SECRET'),
    STRIPE_MONTHLY_PRICE: env.get('STRIPE_MONTHLY_PRICE'),
    STRIPE_YEARLY_PRICE: env.get('STRIPE_YEARLY_PRICE'),
  }),
  ...paymentDefects('PayPal', {
    PAYPAL_API_URL: env.get('PAYPAL_API_URL'),
    PAYPAL_CLIENT_ID: env.get('PAYPAL_CLIENT_ID'),
    PAYPAL_CLIENT_SECRET: env.get('PAYPAL_CLIENT_SECRET'),
    PAYPAL_WEBHOOK_ID: env.get('PAYPAL_WEBHOOK_ID'),
    PAYPAL_MONTHLY_PLAN: env.get('PAYPAL_MONTHLY_PLAN'),
    PAYPAL_YEARLY_PLAN: env.get('PAYPAL_YEARLY_PLAN'),
  })
)
if (env.get('NODE_ENV') === 'production') {
  const strict = productionDefects({
    APP_URL: env.get('APP_URL'),
    APP_KEY: env.get('APP_KEY'),
    DISCORD_API_URL: env.get('DISCORD_API_URL'),
    DISCORD_AUTHORIZE_URL: env.get('DISCORD_AUTHORIZE_URL'),
    DISCORD_IMAGE_HOST: env.get('DISCORD_IMAGE_HOST'),
    STRIPE_API_URL: env.get('STRIPE_API_URL'),
    PAYPAL_API_URL: env.get('PAYPAL_API_URL'),
    STRIPE_JS_URL: env.get('STRIPE_JS_URL'),
    WEB_PUSH_SIMULATOR_URL: env.get('WEB_PUSH_SIMULATOR_URL'),
    USER_ADDRESS_LOOPBACK: env.get('USER_ADDRESS_LOOPBACK'),
    RATE_LIMIT_PROFILE: env.get('RATE_LIMIT_PROFILE'),
  })
  defects.push(...strict)
}
if (defects.length > 0) throw new Error(`The server does not start: ${defects.join(' ')}`)

export default env

import { readFileSync } from 'node:fs'
import { EnvParser } from '@adonisjs/core/env'
import app from '@adonisjs/core/services/app'
import { Client } from 'pg'
import { test } from '@japa/runner'
import { SETTINGS } from '#start/env'
import { createDurableDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { spawnServer, startServerProcess } from '#tests/helpers/server_process'

/** The module that reads the settings before anything else of the server. */
const READER = 'start/env.ts'

/** The settings file that operators start with. */
const EXAMPLE = readFileSync(app.makePath('../../deploy/.env.example'), 'utf8')
/** Settings for development and tests. Production rejects or ignores them. */
const NOT_FOR_OPERATORS = new Set([
  'DATABASE_TIMEOUT_MS',
  'DECISION_UNDO_MS',
  'RATE_LIMIT_PROFILE',
  'STRIPE_JS_URL',
  'USER_ADDRESS_LOOPBACK',
  'WEB_PUSH_SIMULATOR_URL',
])

/** The settings of a real deployment; each test overrides some. */
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://botanica.example',
  APP_KEY: 'k'.repeat(32),
  RATE_LIMIT_PROFILE: 'normal',
  DISCORD_API_URL: 'https://discord.com/api/v10',
  DISCORD_AUTHORIZE_URL: 'https://discord.com/oauth2/authorize',
  DISCORD_IMAGE_HOST: 'https://cdn.discordapp.com',
  STRIPE_API_URL: 'https://api.stripe.com',
  STRIPE_JS_URL: '',
  WEB_PUSH_SIMULATOR_URL: '',
  USER_ADDRESS_LOOPBACK: 'off',
  PAYPAL_API_URL: 'https://api-m.paypal.com',
  DISCORD_GATEWAY: 'off',
}

test.group('Starting in production', (group) => {
  let database: TestDatabase

  group.setup(async () => {
    database = await createDurableDatabase()
    return () => database.drop()
  })

  /** Starts with these settings instead, and waits until the process ends. */
  async function startWith(env: Record<string, string>, program?: string) {
    const { child, exited, output } = await spawnServer({
      databaseUrl: database.appUrl,
      env: { ...PRODUCTION, ...env },
      ...(program && { program }),
    })
    const [code] = await exited
    if (child.exitCode === null) child.kill('SIGKILL')
    return { code, output: output() }
  }

  const refused: [setting: string, value: string][] = [
    ['APP_URL', 'http://botanica.example'],
    ['APP_URL', 'http://192.168.1.20:3333'],
    ['DISCORD_API_URL', 'http://localhost:3334/api/v10'],
    ['DISCORD_API_URL', 'https://127.0.0.1/api/v10'],
    ['DISCORD_AUTHORIZE_URL', 'http://discord.com/oauth2/authorize'],
    ['DISCORD_IMAGE_HOST', 'https://sim.localhost/cdn'],
    ['STRIPE_API_URL', 'http://localhost:3335'],
    ['PAYPAL_API_URL', 'https://localhost:3335/paypal'],
    ['STRIPE_JS_URL', 'http://localhost:3335/stripe-js/stripe.js'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_API_URL', ''],
    ['PAYPAL_CLIENT_SECRET', ''],
    ['PAYPAL_YEARLY_PLAN', ''],
    ['WEB_PUSH_SIMULATOR_URL', 'https://push.example'],
    ['WEB_PUSH_CONTACT', ''],
    ['WEB_PUSH_CONTACT', 'gardeners@botanica.example'],
    ['WEB_PUSH_PRIVATE_KEY', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'],
    ['WEB_PUSH_PUBLIC_KEY', ''],
    ['APP_KEY', 'short'],
    ['RATE_LIMIT_PROFILE', 'off'],
    ['USER_ADDRESS_LOOPBACK', 'on'],
    ['DISCORD_CLIENT_ID', ''],
    ['DATABASE_URL', ''],
    ['PORT', 'many'],
    ['ACCESS_LOG_RATIO', '2'],
    ['METRICS_PORT', 'many'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['TRUSTED_PROXY', 'my-balancer'],
    ['TRUSTED_PROXY', '10.0.0.0/99'],
    ['SECURITY_CONTACT', 'security@botanica.example'],
    ['PREPARED_STATEMENTS', 'never'],
  ]
  test('fails with an invalid setting', async ({ assert }) => {
    const { code, output } = await startWith({ PORT: 'many' })
    assert.equal(code, 1)
    assert.include(output, 'PORT')
    assert.notInclude(output, 'started HTTP server')
  })

  for (const [setting, value] of refused) {
    test(`is refused with ${setting}=${value}, and the setting is named`, async ({ assert }) => {
      const { code, output } = await startWith({ [setting]: value }, READER)
      assert.equal(code, 1)
      assert.include(output, setting)
    })
  }

  test('accepts valid settings', async ({ assert }) => {
    const { code } = await startWith({}, READER)
    assert.equal(code, 0)
  })

  test("accepts the operators' example, with its empty lines filled in", async ({ assert }) => {
    const example = await new EnvParser(EXAMPLE, app.appRoot, { ignoreProcessEnv: true }).parse()
    const filled = Object.entries(example).map(([name, value]) => [name, value || 'x'.repeat(32)])
    const unset = Object.keys(SETTINGS).map((name) => [name, ''])
    const { code, output } = await startWith(Object.fromEntries([...unset, ...filled]), READER)
    assert.equal(code, 0, output)
  })

  test("the operators' example has every setting", ({ assert }) => {
    const names = [...EXAMPLE.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!)
    assert.deepEqual(
      names.toSorted(),
      Object.keys(SETTINGS)
        .filter((name) => !NOT_FOR_OPERATORS.has(name))
        .toSorted()
    )
  })

  test('fails on a database that may lose acknowledged writes', async ({ assert }) => {
    const owner = new Client(database.migratorUrl)
    await owner.connect()
    const name = owner.escapeIdentifier(owner.database!)
    await owner.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
    try {
      const { code, output } = await startWith({})
      assert.equal(code, 1)
      assert.include(output, 'PostgreSQL runs with synchronous_commit = off')
    } finally {
      await owner.query(`ALTER DATABASE ${name} RESET synchronous_commit`)
      await owner.end()
    }
  })

  test('succeeds without web push', async ({ assert }) => {
    const off = { WEB_PUSH_PUBLIC_KEY: '', WEB_PUSH_PRIVATE_KEY: '', WEB_PUSH_CONTACT: '' }
    const env = { ...PRODUCTION, ...off }
    const server = await startServerProcess({ databaseUrl: database.appUrl, env })
    assert.equal((await server.client.get('/health/ready')).status, 200)
    assert.equal(await server.stop(), 0)
  })

  for (const url of ['http://localhost:3333', 'http://127.0.0.1:3333', 'http://[::1]:3333']) {
    test(`succeeds on loopback without TLS: ${url}`, async ({ assert }) => {
      const { code } = await startWith({ APP_URL: url }, READER)
      assert.equal(code, 0)
    })
  }

  test('succeeds otherwise', async ({ assert }) => {
    const server = await startServerProcess({ databaseUrl: database.appUrl, env: PRODUCTION })
    try {
      const ready = await server.client.get('/health/ready')
      assert.equal(ready.status, 200)
    } finally {
      assert.equal(await server.stop(), 0)
    }
  })
})

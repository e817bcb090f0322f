import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { PaymentProvider } from '#app/premium/rules'
import { ago, hence, makeUser } from '#database/factories/index'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { databaseUrl } from '#tests/helpers/database_url'
import type { RequestOptions } from '#tests/helpers/http'
import { getProgram } from '#tests/helpers/program'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { createSessionHeaders } from '#tests/identity/support/session_headers'
import { WEBHOOK_PATHS } from '#tests/premium/support/payments'

const run = promisify(execFile)

/** The settings that an operator omits to disable payments. */
const WITHOUT = {
  stripe: [
    'STRIPE_API_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_MONTHLY_PRICE',
    'STRIPE_YEARLY_PRICE',
    'STRIPE_JS_URL',
  ],
  paypal: [
    'PAYPAL_API_URL',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_MONTHLY_PLAN',
    'PAYPAL_YEARLY_PLAN',
  ],
} as const satisfies Record<PaymentProvider, readonly string[]>

const PURCHASES = {
  stripe: '/api/premium/stripe/create-payment-intent',
  paypal: '/api/premium/paypal/create-subscription',
} as const

const NOTHING = Object.fromEntries(
  Object.values(WITHOUT)
    .flat()
    .map((name) => [name, ''])
)

async function subscribe(userId: string, provider: PaymentProvider, subscriptionId: string) {
  await db.table('premium_subscriptions').insert({
    provider,
    subscription_id: subscriptionId,
    user_id: userId,
    plan: 'monthly',
    status: 'active',
    period_end: hence({ days: 9 }).toJSDate(),
    asked_at: ago({ hours: 1 }).toJSDate(),
  })
}
const findSubscription = (userId: string) =>
  db.from('premium_subscriptions').where('user_id', userId).firstOrFail()

test.group('A site without Stripe and PayPal', (group) => {
  useDatabase(group)
  let server: ServerProcess
  const env = { ...NOTHING, RATE_LIMIT_PROFILE: 'off', DISCORD_GATEWAY: 'off' }

  group.setup(async () => {
    server = await startServerProcess({ databaseUrl: databaseUrl(), env })
    return () => server.kill()
  })

  async function enter({ id }: { id: string }) {
    const headers = await createSessionHeaders(id)
    return (method: string, path: string, options: RequestOptions = {}) =>
      server.client.request(method, path, { headers, ...options })
  }

  /** Runs a command of the same installation. @returns its JSON output and its exit code */
  async function ace(...args: string[]) {
    const program = getProgram('bin/console.ts')
    const options = {
      cwd: program.cwd,
      env: { ...process.env, NODE_ENV: 'development', ...env, DATABASE_URL: databaseUrl() },
    }
    const { stdout, code } = await run(process.execPath, [...program.args, ...args], options).then(
      (done) => ({ ...done, code: 0 }),
      (failed: { stdout: string; code: number }) => failed
    )
    return { printed: stdout, code }
  }

  test('is not_offered for purchases by {$self}, and creates nothing')
    .with(['stripe', 'paypal'] as const)
    .run(async ({ assert }, provider) => {
      const member = await makeUser()
      const ask = await enter(member)
      const answer = await ask('POST', PURCHASES[provider], { json: { planType: 'monthly' } })
      assert.deepEqual([answer.status, answer.body.code], [409, 'not_offered'])
      assert.isEmpty(await db.from('premium_subscriptions').where('user_id', member.id))
      assert.isNull((await ask('GET', '/api/premium')).body.stripe)
    })

  test('refuses webhooks of {$self}')
    .with(['stripe', 'paypal'] as const)
    .run(async ({ assert }, provider) => {
      const json = { id: 'evt_1', event_type: 'BILLING.SUBSCRIPTION.ACTIVATED' }
      const answer = await server.client.request('POST', WEBHOOK_PATHS[provider], { json })
      assert.deepEqual([answer.status, answer.body.code], [409, 'not_offered'])
      assert.isEmpty(await db.from('webhook_events'))
    })

  test('does not change a subscription that it cannot cancel', async ({ assert }) => {
    const member = await makeUser()
    await subscribe(member.id, 'paypal', 'I-KEPT')
    const ask = await enter(member)
    const answer = await ask('POST', '/api/premium/cancel')
    assert.deepEqual([answer.status, answer.body.code], [409, 'not_offered'])
    assert.include(await findSubscription(member.id), { status: 'active', cancels: false })
    assert.isEmpty(await db.from('admin_logs').where('target_id', member.id))
  })

  test('deletes accounts, and the end of their subscriptions stays due', async ({ assert }) => {
    const member = await makeUser()
    await subscribe(member.id, 'stripe', 'sub_due')
    const ask = await enter(member)
    const { status } = await ask('DELETE', '/api/user', { json: { reviews: 'keep' } })
    assert.equal(status, 204)
    const { code } = await ace('jobs:run', 'end_subscriptions')
    assert.equal(code, 0)
    const due = await findSubscription(member.id)
    assert.include(due, { status: 'active', end_because: 'account_deleted' })
    assert.isAtLeast(due.end_attempts, 1)
    assert.isAbove(due.end_due_at.getTime(), Date.now())
  })

  test('reconciles nothing, and lists the subscriptions that cannot be checked', async ({
    assert,
  }) => {
    await db.connection(MIGRATOR_CONNECTION).from('premium_subscriptions').delete()
    const none = await ace('premium:reconcile', '--json')
    assert.deepInclude(JSON.parse(none.printed), { asked: 0, unanswered: [] })
    assert.equal(none.code, 0)

    await subscribe((await makeUser()).id, 'paypal', 'I-LEFT')
    const left = await ace('premium:reconcile', '--json')
    assert.deepEqual(JSON.parse(left.printed).unanswered, [
      { provider: 'paypal', subscriptionId: 'I-LEFT' },
    ])
    assert.equal(left.code, 1)
  })
})

test.group('A site with one payment provider', (group) => {
  useDatabase(group)

  for (const provider of ['stripe', 'paypal'] as const) {
    test(`starts without ${provider} and offers the other one`, async ({ assert }) => {
      const without = Object.fromEntries(WITHOUT[provider].map((name) => [name, '']))
      const server = await startServerProcess({ databaseUrl: databaseUrl(), env: without })
      try {
        const member = await makeUser()
        const other = provider === 'stripe' ? 'paypal' : 'stripe'
        // A purchase that was begun at the removed provider does not prevent another.
        await subscribe(member.id, provider, `begun-${provider}`)
        await db
          .from('premium_subscriptions')
          .where('user_id', member.id)
          .update({ status: 'pending', period_end: null })
        const headers = await createSessionHeaders(member.id)
        const buy = (at: PaymentProvider) =>
          server.client.request('POST', PURCHASES[at], {
            headers,
            json: { planType: 'monthly' },
          })
        assert.equal((await buy(provider)).body.code, 'not_offered')
        // Nothing listens at the simulator's address, so this was the other provider.
        assert.equal((await buy(other)).body.code, 'unavailable')
      } finally {
        await server.kill()
      }
    })
  }
})

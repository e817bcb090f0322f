import { createDemoWorld, PEOPLE } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { makeUser } from '#database/factories/index'
import { publish } from '#app/core/outbox/outbox'
import { createInboxEvent } from '#app/identity/inbox_events'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually } from '#tests/helpers/eventually'
import { listSecretSettings } from '#tests/helpers/secret_settings'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { Browser } from '#tests/identity/support/browser'
import { comeBack } from '#tests/identity/support/login'
import { PROOF } from '#tests/identity/support/desktop'
import { usePushService } from '#tests/inbox/support/push'
import { describedCalls, isChange, toUrl } from '#tests/openapi/support/calls'
import { makeWorld, WAYS } from '#tests/openapi/support/ways'
import { useCallers } from '#tests/openapi/support/world'
import { useSimulatedDiscord } from '#tests/platform/support/discord'
import { useVendors, WEBHOOK_PATHS } from '#tests/premium/support/payments'

/** Shorter values, such as a cookie that says `1`, are no secrets. */
const SHORTEST_SECRET = 16
const HEALTH_TOKEN = 'a-health-token-of-this-test'
const FORGED_SIGNATURE = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'
const TRANSMISSION = 'paypal-transmission-of-this-test'

/** The values of a `Cookie` header. */
const toCookieValues = (cookie: string) =>
  cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1))

test.group('The log of a server process', (group) => {
  const callers = useCallers(group)
  const discord = useSimulatedDiscord(group)
  const payments = useVendors(group)
  const push = usePushService(group)
  let server: ServerProcess

  group.setup(async () => {
    server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: { APP_URL: appUrl, HEALTH_TOKEN, LOG_LEVEL: 'trace' },
    })
    return () => server.kill()
  })

  test('has no secret and no e-mail address', async ({ assert }) => {
    const secrets = new Set<string>()
    const addSecrets = (...values: (string | null | undefined)[]) => {
      for (const value of values) {
        if (!value || value.length < SHORTEST_SECRET) continue
        secrets.add(value)
        secrets.add(encodeURIComponent(value))
        secrets.add(decodeURIComponent(value))
      }
    }
    const addCookies = ({ cookie }: Record<string, string>) =>
      addSecrets(...toCookieValues(cookie!))

    /** Signs in through Discord. @returns a browser with the session */
    async function signIn(id: string) {
      const browser = new Browser(server.client)
      const begun = await browser.get('/api/auth/discord')
      const address = new URL(begun.headers.get('location')!)
      addSecrets(address.searchParams.get('state'), ...browser.cookies.values())
      address.searchParams.set('demo_user', id)
      const consented = await fetch(address, { redirect: 'manual' })
      const callback = new URL(consented.headers.get('location')!)
      addSecrets(callback.searchParams.get('code'))
      await comeBack(browser, callback)
      addSecrets(...browser.cookies.values())
      return browser
    }

    const world = await makeWorld()
    // A push message, before the calls subscribe browsers at services that cannot be reached, and a stream.
    const browser = push.newBrowser()
    addSecrets(browser.endpoint, browser.keys.auth)
    const reader = await makeUser()
    const readerHeaders = await callers.headersOf(reader)
    addCookies(readerHeaders)
    const subscribed = await server.client.request('PUT', '/api/user/push/subscription', {
      headers: readerHeaders,
      json: browser,
    })
    assert.equal(subscribed.status, 200, subscribed.text)
    const event = createInboxEvent({ kind: 'bot_approved', to: [reader.id], botId: world.bot.id })
    await db.transaction((trx) => publish(trx, event))
    await eventually(() => push.toldTo(browser).length > 0, { within: 5_000 })
    const stream = new AbortController()
    await fetch(`${server.client.url}/api/live?topics=bots`, { signal: stream.signal })
    stream.abort()

    // Every call, as it is meant to be made and with a body that is refused.
    await makeUser({ id: PEOPLE.vlad })
    let calls = 0
    for (const call of await describedCalls()) {
      const way = WAYS[call.operation.operationId]!
      // A stream never ends; one was opened above.
      if (way.end) continue
      const headers = way.as ? await callers.headersOf(way.as(world)) : (way.headers?.(world) ?? {})
      if (headers.cookie !== undefined) addCookies(headers)
      const json = way.body?.(world)
      const url = toUrl(call, way.id?.(world) ?? '') + (way.query ?? '')
      const options = json === undefined ? { headers } : { headers, json }
      if (isChange(call))
        await server.client.request(call.method, url, { headers, json: { ...json, token: 'x' } })
      const answer = await server.client.request(call.method, url, options)
      calls += 1
      if (answer.text.startsWith('{')) {
        const { token, clientSecret } = answer.body
        addSecrets(token, clientSecret)
      }
    }
    addSecrets(world.token, world.code, PROOF.state, PROOF.verifier)

    // Sign-ins: one that succeeds, one with a code that Discord has never issued, and one while Discord is down.
    const member = await signIn(PEOPLE.nina)
    const stolen = 'a-code-that-discord-has-never-issued'
    addSecrets(stolen)
    await member.get(`/api/auth/discord/callback?code=${stolen}&state=${stolen}`)
    await discord.during({ prefix: '/api/oauth2/token', kind: 'server_error' }, () =>
      signIn(PEOPLE.vlad)
    )

    // Payments: webhooks that are genuine and forged, and a provider that fails.
    payments.control.sendWebhooksTo(server.client.url)
    await member.send('POST', '/api/premium/stripe/create-payment-intent', { planType: 'monthly' })
    await payments.control.webhooks.waitUntilIdle()
    for (const path of Object.values(WEBHOOK_PATHS)) {
      await server.client.request('POST', path, {
        json: { id: 'WH-1', event_type: 'BILLING.SUBSCRIPTION.CREATED', resource: {} },
        headers: {
          'stripe-signature': `t=1,v1=${FORGED_SIGNATURE}`,
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/cert',
          'paypal-transmission-id': TRANSMISSION,
          'paypal-transmission-sig': FORGED_SIGNATURE,
          'paypal-transmission-time': '2026-11-24T00:00:00Z',
        },
      })
    }
    addSecrets(FORGED_SIGNATURE, TRANSMISSION)
    const fault = payments.control.addFault({ prefix: '/', kind: 'server_error' })
    for (const provider of ['stripe/create-payment-intent', 'paypal/create-subscription'])
      await member.send('POST', `/api/premium/${provider}`, { planType: 'yearly' })
    payments.control.removeFault(fault.id)

    // Requests that no route knows, with what should be a secret in the wrong place.
    await server.client.get(`/${FORGED_SIGNATURE}?token=${FORGED_SIGNATURE}`)
    await server.client.get('/health/ready', { authorization: `Bearer ${HEALTH_TOKEN}` })
    addSecrets(HEALTH_TOKEN)

    addSecrets(...listSecretSettings())
    addSecrets(decodeURIComponent(new URL(databaseUrl()).password))

    await server.stop()
    const output = server.output()
    const lines = output.split('\n')
    const findLeaks = (texts: Iterable<string>) =>
      [...texts].flatMap((text) => lines.filter((line) => line.includes(text)))
    assert.isAtLeast(lines.filter((line) => line.includes('"msg":"request"')).length, calls)
    assert.isAbove(secrets.size, calls)
    assert.deepEqual(findLeaks(secrets), [])

    const { people } = createDemoWorld()
    const members = await db.from('users').whereNotNull('email').select('email')
    const emails = [
      ...people.map(({ account }) => account.email),
      ...members.map(({ email }) => email),
    ].filter((email): email is string => email !== null)
    assert.isAbove(emails.length, 10)
    assert.deepEqual(findLeaks(emails), [])
  })
})

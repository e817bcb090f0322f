import { createHash } from 'node:crypto'
import { request as rawRequest } from 'node:http'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { contentSecurityPolicy, getStripeOrigins } from '#app/site/security_policy'
import { publish } from '#app/core/outbox/outbox'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import { BOT_TOPIC } from '#app/directory/outbox'
import { makeBot } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { databaseUrl } from '#tests/helpers/database_url'

const SITE = app.makePath('tests/site/fixture/site')
const SCRIPT = 'document.documentElement.dataset.script = ""'
const STYLE = 'body { margin: 0 }'

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Sends the path unchanged; `fetch` would normalize it. */
async function rawStatus({ client }: ServerProcess, path: string) {
  const { hostname, port } = new URL(client.url)
  const sent = rawRequest({ hostname, port, path }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

test.group('Pages of a built site', (group) => {
  useDatabase(group)
  let server: ServerProcess
  let bot: Awaited<ReturnType<typeof makeBot>>
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.client.get(path, headers)
  const policyAt = async (path: string) => (await get(path)).headers.get('content-security-policy')!

  group.setup(async () => {
    bot = await makeBot({ name: 'Turntable' })
    server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: { SITE_BUILD_DIR: SITE },
    })
    return () => server.kill()
  })

  test('are rendered with data from the API', async ({ assert }) => {
    const { status, headers, text } = await get('/')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
    assert.include(text, 'Turntable')
  })

  test('allow their inline scripts by hash, and no others', async ({ assert }) => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy')!
    const directives = Object.fromEntries(
      policy.split('; ').map((part) => {
        const [name, ...sources] = part.split(' ')
        return [name, sources]
      })
    )
    assert.deepEqual(directives['script-src'], [`'self'`, hashSource(SCRIPT)])
    assert.deepEqual(directives['style-src'], [`'self'`])
    assert.deepEqual(directives['default-src'], [`'none'`])
    assert.deepEqual(directives['frame-ancestors'], [`'none'`])
    assert.notInclude(directives['script-src'], `'unsafe-inline'`)
  })

  test('say what browsers must not do with them', async ({ assert }) => {
    const { headers } = await get('/')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('x-frame-options'), 'DENY')
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
    assert.isNull(headers.get('set-cookie'))
  })

  test('are 304 for a matching ETag', async ({ assert }) => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': headers.get('etag')! })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
  })

  test('are identical for members and visitors', async ({ assert }) => {
    const visitor = await get('/')
    const member = await get('/', { cookie: `${SESSION_COOKIE}=whatever; signed_in=1` })
    assert.equal(member.headers.get('etag'), visitor.headers.get('etag'))
  })

  test('are in the language of the URL, else of the cookie, else English', async ({ assert }) => {
    const languageOf = async (path: string, headers: Record<string, string> = {}) =>
      (await get(path, headers)).headers.get('content-language')
    assert.equal(await languageOf('/'), 'en')
    assert.equal(await languageOf('/', { 'accept-language': 'ro' }), 'en')
    assert.equal(await languageOf('/', { cookie: 'language=ro' }), 'ro')
    assert.equal(await languageOf('/?lang=ro'), 'ro')
    assert.equal(await languageOf('/?lang=en', { cookie: 'language=ro' }), 'en')
    assert.include((await get('/?lang=ro')).text, '<html lang="ro">')
  })

  test('are rendered again when something on them has changed', async ({ assert }) => {
    assert.include((await get('/')).text, 'Turntable')
    await db.transaction(async (trx) => {
      await trx.from('bots').where('id', bot.id).update({ name: 'Gramophone' })
      await publish(trx, { topic: BOT_TOPIC, key: String(bot.id) })
    })
    await eventually(async () => (await get('/')).text.includes('Gramophone'))
  })

  test('receive the manifest, the image host and the URL of the site', async ({ assert }) => {
    const { body } = await get('/told?search=a&utm_source=b')
    assert.equal(body.manifest['src/entry-client.tsx'].file, 'assets/entry-1234.js')
    assert.isString(body.settings.imageHost)
    assert.equal(body.settings.siteUrl, server.client.url)
  })

  test('ignore query parameters that do not affect the page', async ({ assert }) => {
    const { body } = await get('/told?search=b&client_secret=pi_1_secret_2')
    assert.equal(body.search, '?search=b')
    const bots = '300000000000000001,300000000000000002'
    const compared = await get(`/told?bots=${bots}&add=300000000000000003&x=1`)
    assert.deepEqual(Object.fromEntries(new URLSearchParams(compared.body.search)), {
      bots,
      add: '300000000000000003',
    })
    assert.notInclude((await get('/?payment_intent_client_secret=pi_1_secret_2')).text, 'secret')
  })

  test('allow the payment provider only on the checkout page', async ({ assert }) => {
    const { origin } = new URL(env.get('STRIPE_JS_URL')!)
    const parts = (await policyAt('/checkout')).split('; ')
    for (const name of ['script-src', 'frame-src', 'connect-src']) {
      assert.include(
        parts.find((part) => part.startsWith(name))!,
        origin
      )
    }
    for (const path of ['/', '/premium', '/checkout/more']) {
      assert.notInclude(await policyAt(path), origin)
    }
  })

  test('of a payment are not cached, and send no referrer', async ({ assert }) => {
    const secret = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2'
    for (const path of [
      '/checkout',
      `/checkout?client_secret=pi_1_secret_2`,
      '/premium?success=true',
      `/premium?success=true&${secret}`,
      '/premium?cancelled=true&token=BA-1',
    ]) {
      // Repeated, because other pages are then served from memory.
      for (let time = 0; time < 2; time++) {
        const { status, headers } = await get(path)
        assert.equal(status, 200)
        assert.equal(headers.get('referrer-policy'), 'no-referrer', path)
        assert.equal(headers.get('cache-control'), 'private, no-store', path)
        assert.isNull(headers.get('cdn-cache-control'))
      }
    }
    for (const path of ['/premium', '/?success=true']) {
      const { headers } = await get(path)
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin', path)
      assert.include(headers.get('cache-control'), 'public')
    }
  })

  test('allow Stripe itself when no simulator replaces it', ({ assert }) => {
    const policy = contentSecurityPolicy(getStripeOrigins(null))
    assert.include(policy, `script-src 'self' https://js.stripe.com https://*.js.stripe.com;`)
    assert.include(policy, `https://hooks.stripe.com;`)
    assert.include(policy, `connect-src 'self' https://api.stripe.com;`)
    assert.notInclude(policy, 'localhost')
  })

  test('that are incomplete are not cached', async ({ assert }) => {
    const first = await get('/lacking')
    const second = await get('/lacking')
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('cache-control'), 'private, no-store')
    assert.notEqual(first.text, second.text)
  })

  test('without their main content are 503 with Retry-After', async ({ assert }) => {
    const { status, headers } = await get('/unavailable')
    assert.equal(status, 503)
    assert.equal(headers.get('retry-after'), '2')
    assert.equal(headers.get('cache-control'), 'private, no-store')
  })

  test('are 404 for what does not exist', async ({ assert }) => {
    assert.equal((await get('/no/such/page')).status, 404)
    assert.equal((await get('/missing-bot')).status, 404)
  })

  test('are 404 for paths that parsers would interpret differently', async ({ assert }) => {
    const logged = server.output().length
    const odd = [
      '//',
      '///',
      '//?x=1',
      '//:80',
      '//@',
      '//user:pw@h/',
      '//evil.com/told',
      '/told//',
      '/%5c',
      '/%5Cevil.com/told',
      '/%5c%5cevil.com',
      '/%2f',
      'http://evil.com/told',
      '/%00',
      '/%20',
      '/%0a',
      '/%09',
      '/told%00',
      '/told%20',
      '/%00told',
      '/%7f',
      '/%c2%85',
    ]
    for (const path of odd) assert.equal(await rawStatus(server, path), 404, path)
    assert.equal(await rawStatus(server, '/told'), 200)
    assert.notInclude(server.output().slice(logged), 'request failed')
  })

  test('may redirect', async ({ assert }) => {
    const { status, headers } = await get('/moved')
    assert.equal(status, 302)
    assert.equal(headers.get('location'), '/')
  })

  test('that fail to render show a self-contained error page without secrets', async ({
    assert,
  }) => {
    const { status, headers, text } = await get('/breaks', { cookie: 'language=ro' })
    assert.equal(status, 500)
    assert.include(text, '<html lang="ro">')
    assert.notInclude(text, 'secret')
    assert.include(headers.get('content-security-policy')!, hashSource(STYLE))
    assert.equal(headers.get('cache-control'), 'no-store')
  })

  test('do not handle paths of the API', async ({ assert }) => {
    for (const path of ['/api/no-such-call', '/api', '/health/no-such-check']) {
      const { status, body } = await get(path)
      assert.equal(status, 404, path)
      assert.equal(body.code, 'not_found', path)
    }
  })
})

test.group('Files of a built site', (group) => {
  useDatabase(group)
  let server: ServerProcess

  group.setup(async () => {
    server = await startServerProcess({
      databaseUrl: databaseUrl(),
      env: { SITE_BUILD_DIR: SITE },
    })
    return () => server.kill()
  })

  const statusOf = (path: string) => rawStatus(server, path)

  test('with a hash in their name are immutable, and compressed if the browser accepts it', async ({
    assert,
  }) => {
    const { status, headers, text } = await server.client.get('/assets/entry-1234.js', {
      'accept-encoding': 'br',
    })
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(headers.get('content-encoding'), 'br')
    assert.equal(text, "document.title = 'entry'\n")
  })

  test('with fixed names are revalidated each time', async ({ assert }) => {
    const { headers } = await server.client.get('/favicon.svg')
    assert.equal(headers.get('cache-control'), 'public, max-age=0, must-revalidate')
    assert.equal(headers.get('content-type'), 'image/svg+xml')
    const again = await server.client.get('/favicon.svg', {
      'if-none-match': headers.get('etag')!,
    })
    assert.equal(again.status, 304)
  })

  test('include the icon with a fixed name, which is cached for a day', async ({ assert }) => {
    const { status, headers } = await server.client.get('/favicon.ico')
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'public, max-age=86400')
    assert.equal(headers.get('content-type'), 'image/x-icon')
    const again = await server.client.get('/favicon.ico', {
      'if-none-match': headers.get('etag')!,
    })
    assert.equal(again.status, 304)
  })

  test('outside the folder or hidden are not served', async ({ assert }) => {
    for (const path of [
      '/.vite/manifest.json',
      '/../server/entry-server.js',
      '/..%2fserver%2fentry-server.js',
      '/assets/..%2f..%2fserver%2fentry-server.js',
      '/%2e%2e/server/entry-server.js',
      '/assets/entry-1234.js%00',
    ]) {
      assert.oneOf(await statusOf(path), [400, 404], path)
    }
  })
})

test.group('Without a built site', (group) => {
  useDatabase(group)

  test('a configured folder without a build stops the start with an error that names it', async ({
    assert,
  }) => {
    await assert.rejects(
      () =>
        startServerProcess({
          databaseUrl: databaseUrl(),
          env: { SITE_BUILD_DIR: app.makePath('tests/site') },
        }),
      /SITE_BUILD_DIR: .*tests\/site holds no build of the site/
    )
  })
})

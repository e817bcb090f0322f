import { test } from '@japa/runner'
import { Failure } from '#app/core/errors'
import {
  invalidateAll,
  invalidateTags,
  cacheResponse,
  type CacheResponseOptions,
} from '#app/core/cache/cache_middleware'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'
import { getLanguage } from '#app/core/http/language'
import { SESSION_COOKIE } from '#app/core/http/credentials'
import type { HttpContext } from '@adonisjs/core/http'
import { eventually } from '#tests/helpers/eventually'
import { startServerWith, type HttpClient } from '#tests/helpers/http'
import { advanceProcessClock } from '#tests/helpers/process_clock'

/** The header that `fetch` sends with `cache: 'no-cache'`. */
const FRESH = { 'cache-control': 'max-age=0' }
const SIGNED_IN = { cookie: `theme=dark; ${SESSION_COOKIE}=abc` }

/** The minimum interval between two rebuilds of a stale response. */
const REBUILD_INTERVAL_MS = SECOND_MS
/** The maximum age of a stale response, in milliseconds: five seconds. */
const OLDER_THAN_SERVED_MS = 5 * SECOND_MS + 1
const CHANGES_PER_SECOND = 5

type Controller = (ctx: HttpContext, build: number) => unknown

interface Stage {
  client: HttpClient
  /** Number of controller runs. */
  builds: () => number
  /** Resolves when this many requests have reached the cache. */
  arrivals: (number: number) => Promise<void>
}

const closers: (() => Promise<void>)[] = []

async function stage(
  options: Partial<CacheResponseOptions>,
  controller: Controller
): Promise<Stage> {
  let builds = 0
  let arrived = 0
  const { client, close } = await startServerWith((router) => {
    router
      .get('/api/things/:id', (ctx) => controller(ctx, ++builds))
      .use((_, next) => {
        arrived++
        return next()
      })
      .use(cacheResponse({ tags: ({ params }) => [`thing:${params.id}`], ...options }))
  })
  closers.push(close)
  return {
    client,
    builds: () => builds,
    arrivals: (number) => eventually(() => arrived >= number),
  }
}

/** Blocks the controller until the test releases it. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

test.group('Cached responses', (group) => {
  group.each.setup(() => {
    invalidateAll()
    return async () => {
      await Promise.all(closers.splice(0).map((close) => close()))
    }
  })

  test('are compressed once, with an ETag of their own', async ({ assert }) => {
    const text = 'Grădină botanică. '.repeat(1_000)
    const { client, builds } = await stage({}, () => ({ text }))
    const plain = await client.get('/api/things/1', { 'accept-encoding': 'identity' })
    assert.isNull(plain.headers.get('content-encoding'))
    assert.equal(plain.headers.get('vary'), 'Accept-Encoding')

    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
    ] as const) {
      // The third request is answered from memory, before the rest of the pipeline.
      for (let time = 1; time <= 3; time++) {
        const answer = await client.get('/api/things/1', { 'accept-encoding': accepted })
        assert.equal(answer.headers.get('content-encoding'), coding)
        assert.isBelow(Number(answer.headers.get('content-length')), text.length / 10)
        assert.deepEqual(answer.body, { text })
        const etag = answer.headers.get('etag')!
        assert.notEqual(etag, plain.headers.get('etag'))
        const again = await client.get('/api/things/1', {
          'accept-encoding': accepted,
          'if-none-match': etag,
        })
        assert.equal(again.status, 304)
        assert.equal(again.headers.get('vary'), 'Accept-Encoding')
      }
    }
    const stranger = await client.get('/api/things/1', { 'accept-encoding': 'compress, *;q=0' })
    assert.isNull(stranger.headers.get('content-encoding'))
    assert.equal(builds(), 1)
  })

  test('are built once, with ETag and caching headers', async ({ assert }) => {
    const { client, builds } = await stage({}, (_, build) => ({ build }))
    const first = await client.get('/api/things/1')
    const second = await client.get('/api/things/1')

    assert.equal(builds(), 1)
    for (const answer of [first, second]) {
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, { build: 1 })
      assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=0, s-maxage=2')
      assert.match(answer.headers.get('cdn-cache-control')!, /stale-while-revalidate=\d+/)
      assert.match(answer.headers.get('etag')!, /^"[\w-]{27}"$/)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.isNull(answer.headers.get('set-cookie'))
      assert.isNull(answer.headers.get('vary'))
    }
    assert.equal(first.headers.get('etag'), second.headers.get('etag'))
  })

  test('are 304 for a matching If-None-Match')
    .with(['=', 'W/=', '"other", =', '*'])
    .run(async ({ assert }, list) => {
      const { client } = await stage({}, () => ({ same: true }))
      const etag = (await client.get('/api/things/1')).headers.get('etag')!
      const answer = await client.get('/api/things/1', {
        'if-none-match': list.replace('=', etag),
      })
      assert.equal(answer.status, 304)
      assert.equal(answer.text, '')
      assert.equal(answer.headers.get('etag'), etag)
      assert.isNotNull(answer.headers.get('cache-control'))
      assert.isNull(answer.headers.get('content-length'))
    })

  test('are complete for another ETag', async ({ assert }) => {
    const { client } = await stage({}, () => ({ same: true }))
    const answer = await client.get('/api/things/1', { 'if-none-match': '"other", W/"another"' })
    assert.equal(answer.status, 200)
  })

  test('answer HEAD with the length and no body', async ({ assert }) => {
    const { client, builds } = await stage({}, () => ({ same: true }))
    for (let round = 0; round < 2; round++) {
      const answer = await client.request('HEAD', '/api/things/1')
      assert.equal(answer.status, 200)
      assert.equal(answer.text, '')
      assert.equal(answer.headers.get('content-length'), '13')
    }
    assert.equal((await client.get('/api/things/1')).text.length, 13)
    assert.equal(builds(), 1)
  })

  test('keep the headers of the response', async ({ assert }) => {
    const { client } = await stage({}, ({ response }) => {
      response.header('link', '</api/things?cursor=x>; rel="next"')
      return []
    })
    for (let round = 0; round < 2; round++) {
      const { headers } = await client.get('/api/things/1')
      assert.equal(headers.get('link'), '</api/things?cursor=x>; rel="next"')
    }
  })

  test('are the same for all spellings of a URL', async ({ assert }) => {
    const { client, builds } = await stage({ query: ['sort', 'limit'] }, ({ request }) =>
      request.qs()
    )
    const spellings = [
      '?sort=newest&limit=8',
      '?limit=8&sort=newest',
      '?utm=1&limit=8&sort=%6eewest',
    ]
    for (const spelling of spellings) {
      const { body } = await client.get(`/api/things/1${spelling}`)
      assert.deepInclude(body, { sort: 'newest', limit: '8' })
    }
    assert.equal(builds(), 1)
  })

  test('are separate for different URLs', async ({ assert }) => {
    const { client, builds } = await stage({ query: ['sort', 'search'] }, () => ({}))
    const addresses = [
      '1',
      '2',
      '1?sort=newest',
      '1?search=newest',
      '1?sort=newest&search=x',
      '1?sort[]=newest',
      '1?sort=["newest"]',
      '1?sort=%01["newest"]',
      '1%00sort%00newest',
    ]
    for (const address of addresses) await client.get(`/api/things/${address}`)
    assert.equal(builds(), addresses.length)
  })

  test('are separate by language where it matters', async ({ assert }) => {
    const { client, builds } = await stage({ language: true }, () => ({}))
    await client.get('/api/things/1')
    await client.get('/api/things/1', { cookie: 'language=en' })
    await client.get('/api/things/1', { cookie: 'language=xx' })
    assert.equal(builds(), 1)
    const romanian = await client.get('/api/things/1', { cookie: 'a=b; language=ro' })
    await client.get('/api/things/1?lang=ro')
    assert.equal(builds(), 2)
    assert.equal(romanian.headers.get('vary'), 'Cookie')
  })

  test('stay separate by language on the fast path', async ({ assert }) => {
    const { client, builds } = await stage({ language: true }, ({ request }) => ({
      language: getLanguage(request),
    }))
    for (let round = 0; round < 3; round++) {
      for (const [cookie, language] of [
        ['language=ro; x=1', 'ro'],
        ['x=1; language=en', 'en'],
        ['language=xx', 'en'],
      ] as const) {
        assert.deepEqual((await client.get('/api/things/1', { cookie })).body, { language })
        const { body } = await client.get('/api/things/1?lang=ro', { cookie })
        assert.deepEqual(body, { language: 'ro' })
      }
      assert.deepEqual((await client.get('/api/things/1')).body, { language: 'en' })
    }
    assert.equal(builds(), 2)
  })

  test('are not used for other methods', async ({ assert }) => {
    const { client } = await stage({}, () => ({ read: true }))
    await client.get('/api/things/1')
    await client.get('/api/things/1')
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      assert.equal((await client.request(method, '/api/things/1')).status, 404, method)
    }
  })

  test('are built once for concurrent requests', async ({ assert }) => {
    const wait = gate()
    const { client, builds, arrivals } = await stage({}, async (_, build) => {
      await wait.passed
      return { build }
    })
    const answers = Promise.all(Array.from({ length: 20 }, () => client.get('/api/things/1')))
    await arrivals(20)
    wait.open()
    for (const { status, body } of await answers) {
      assert.equal(status, 200)
      assert.deepEqual(body, { build: 1 })
    }
    assert.equal(builds(), 1)
  })

  test('pass an error to all waiting requests, each with its request id, and do not store it', async ({
    assert,
  }) => {
    const wait = gate()
    const { client, builds, arrivals } = await stage({}, async (_, build) => {
      await wait.passed
      if (build === 1) throw new Failure('unavailable', { retryAfter: 2 })
      return { build }
    })
    const asked = Promise.all(Array.from({ length: 5 }, () => client.get('/api/things/1')))
    await arrivals(5)
    wait.open()
    const answers = await asked
    for (const answer of answers) {
      assert.equal(answer.status, 503)
      assert.equal(answer.body.code, 'unavailable')
      assert.equal(answer.headers.get('retry-after'), '2')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
    }
    assert.equal(new Set(answers.map(({ body }) => body.requestId)).size, 5)
    assert.equal(builds(), 1)
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 2 })
  })

  test('store only plain 200s', async ({ assert }) => {
    const { client, builds } = await stage({}, ({ params, response }, build) => {
      if (params.id === 'empty') return response.noContent()
      if (params.id === 'created') return response.created({ build })
      if (params.id === 'moved') return response.redirect('/elsewhere')
      response.plainCookie('seen', '1')
      return { build }
    })
    for (const id of ['empty', 'created', 'moved', 'cookie']) {
      const before = builds()
      const first = await client.get(`/api/things/${id}`)
      await client.get(`/api/things/${id}`)
      assert.equal(builds() - before, 2, id)
      assert.equal(first.headers.get('cache-control'), 'private, no-store')
    }
  })

  test('are evicted when their content changes', async ({ assert }) => {
    const { client, builds } = await stage({}, ({ responseCache: shared }, build) => {
      shared!.tag('owner:7')
      return { build }
    })
    await client.get('/api/things/1')
    await client.get('/api/things/2')
    invalidateTags('thing:1')
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 3 })
    assert.deepEqual((await client.get('/api/things/2')).body, { build: 2 })
    invalidateTags('owner:7', 'thing:9')
    await client.get('/api/things/1')
    await client.get('/api/things/2')
    assert.equal(builds(), 5)
  })

  test('expire at the earliest time at which they are outdated', async ({ assert }) => {
    const { client, builds } = await stage({}, ({ responseCache: shared }, build) => {
      shared!.expireAt(new Date(Date.now() + HOUR_MS))
      shared!.expireAt(new Date(Date.now() + MINUTE_MS))
      return { build }
    })
    await client.get('/api/things/1')
    await client.get('/api/things/1')
    assert.equal(builds(), 1)
    await advanceProcessClock(MINUTE_MS)
    await client.get('/api/things/1')
    assert.equal(builds(), 2)
  })

  test('are not stored if their content changed during the build', async ({ assert }) => {
    const wait = gate()
    const begun = gate()
    const { client, builds, arrivals } = await stage({}, async (_, build) => {
      begun.open()
      if (build === 1) await wait.passed
      return { build }
    })
    const early = client.get('/api/things/1')
    await begun.passed
    invalidateTags('thing:1')
    const late = client.get('/api/things/1')
    await arrivals(2)
    wait.open()
    assert.deepEqual((await early).body, { build: 1 })
    assert.deepEqual((await late).body, { build: 2 })
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 2 })
    assert.equal(builds(), 2)
  })

  test('are not stored if a tag was invalidated before it was added', async ({ assert }) => {
    const { client } = await stage({}, (ctx, build) => {
      if (build === 1) invalidateTags('bot:1')
      ctx.responseCache!.tag('bot:1')
      return { build }
    })
    await client.get('/api/things/1')
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 2 })
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 2 })
  })
})

test.group('Cached responses | served stale', (group) => {
  group.each.setup(() => {
    invalidateAll()
    return async () => {
      await Promise.all(closers.splice(0).map((close) => close()))
    }
  })

  test('are served while they are rebuilt', async ({ assert }) => {
    const wait = gate()
    const { client, builds } = await stage({ staleWhileRevalidate: true }, async (_, build) => {
      if (build > 1) await wait.passed
      return { build }
    })
    const { headers } = await client.get('/api/things/1')
    await advanceProcessClock(REBUILD_INTERVAL_MS)
    invalidateTags('thing:1')
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 1 })
    const known = { 'if-none-match': headers.get('etag')! }
    assert.equal((await client.get('/api/things/1', known)).status, 304)
    assert.equal(builds(), 2)
    wait.open()
    await eventually(async () => (await client.get('/api/things/1')).body.build === 2)
    assert.equal(builds(), 2)
  })

  test('are rebuilt even if the caller got a 304', async ({ assert }) => {
    const { client } = await stage({ staleWhileRevalidate: true }, (_, build) => ({ build }))
    const { headers } = await client.get('/api/things/1')
    await advanceProcessClock(REBUILD_INTERVAL_MS)
    invalidateTags('thing:1')
    const known = { 'if-none-match': headers.get('etag')! }
    assert.equal((await client.get('/api/things/1', known)).status, 304)
    await eventually(async () => (await client.get('/api/things/1')).body.build === 2)
  })

  test('are rebuilt at most once per second', async ({ assert }) => {
    const { client, builds } = await stage({ staleWhileRevalidate: true }, (_, build) => ({
      build,
    }))
    await client.get('/api/things/1')
    for (let second = 1; second <= 3; second++) {
      await advanceProcessClock(REBUILD_INTERVAL_MS)
      for (let change = 0; change < CHANGES_PER_SECOND; change++) {
        invalidateTags('thing:1')
        assert.equal((await client.get('/api/things/1')).status, 200)
      }
      await eventually(() => builds() === 1 + second)
    }
  })

  test('are not served to a caller that knows of a newer change', async ({ assert }) => {
    let value = 'old'
    const { client, builds } = await stage({ staleWhileRevalidate: true }, () => ({ value }))
    await client.get('/api/things/1')
    // Repeated, so that the URL is also in the fast path's index.
    await client.get('/api/things/1')
    value = 'new'
    invalidateTags('thing:1')
    // All within the second in which it is not rebuilt for others.
    const [asBefore, ...fresh] = await Promise.all([
      client.get('/api/things/1'),
      ...Array.from({ length: 5 }, () => client.get('/api/things/1', FRESH)),
    ])
    assert.deepEqual(asBefore!.body, { value: 'old' })
    for (const answer of fresh) assert.deepEqual(answer.body, { value: 'new' })
    assert.equal(builds(), 2)
    // Current responses are served as they are.
    await client.get('/api/things/1', FRESH)
    assert.equal(builds(), 2)
  })

  test('are rebuilt for a caller that knows of a change during the build', async ({ assert }) => {
    const wait = gate()
    let value = 'old'
    const { client, arrivals, builds } = await stage(
      { staleWhileRevalidate: true },
      async (_, build) => {
        const read = value
        if (build === 2) await wait.passed
        return { value: read }
      }
    )
    await client.get('/api/things/1')
    invalidateTags('thing:1')
    const first = client.get('/api/things/1', FRESH)
    await eventually(() => builds() === 2)
    value = 'new'
    invalidateTags('thing:1')
    const second = client.get('/api/things/1', FRESH)
    await arrivals(3)
    wait.open()
    assert.equal((await first).status, 200)
    assert.deepEqual((await second).body, { value: 'new' })
  })

  test('are not served if they are too old', async ({ assert }) => {
    const { client } = await stage({ staleWhileRevalidate: true }, (_, build) => ({ build }))
    await client.get('/api/things/1')
    invalidateTags('thing:1')
    await advanceProcessClock(OLDER_THAN_SERVED_MS)
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 2 })
  })

  test('stay and are retried if the rebuild fails', async ({ assert }) => {
    const { client, builds } = await stage({ staleWhileRevalidate: true }, (_, build) => {
      if (build === 2) throw new Failure('unavailable')
      return { build }
    })
    await client.get('/api/things/1')
    await advanceProcessClock(REBUILD_INTERVAL_MS)
    invalidateTags('thing:1')
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 1 })
    assert.deepEqual((await client.get('/api/things/1')).body, { build: 1 })
    assert.equal(builds(), 2)
    await advanceProcessClock(REBUILD_INTERVAL_MS)
    await eventually(async () => (await client.get('/api/things/1')).body.build === 3)
  })

  test('are evicted if the resource is gone ({$self})')
    .with(['thrown', 'sent'] as const)
    .run(async ({ assert }, how) => {
      const { client, builds } = await stage(
        { staleWhileRevalidate: true },
        ({ response }, build) => {
          if (build === 1) return { build }
          if (how === 'thrown') throw new Failure('not_found')
          return response.status(404).send({ build })
        }
      )
      await client.get('/api/things/1')
      await advanceProcessClock(REBUILD_INTERVAL_MS)
      invalidateTags('thing:1')
      assert.equal((await client.get('/api/things/1')).status, 200)
      await eventually(() => builds() === 2)
      assert.equal((await client.get('/api/things/1')).status, 404)
    })
})

test.group('Cached responses | callers', (group) => {
  group.each.setup(() => {
    invalidateAll()
    return async () => {
      await Promise.all(closers.splice(0).map((close) => close()))
    }
  })

  test('are served to members if the response is public', async ({ assert }) => {
    const { client, builds } = await stage({}, (_, build) => ({ build }))
    await client.get('/api/things/1', SIGNED_IN)
    const member = await client.get('/api/things/1', SIGNED_IN)
    const visitor = await client.get('/api/things/1')
    assert.equal(builds(), 1)
    assert.equal(member.headers.get('etag'), visitor.headers.get('etag'))
  })

  test('are bypassed by credentials if the response may be personal')
    .with([SIGNED_IN, { authorization: 'Bearer x' }])
    .run(async ({ assert }, headers) => {
      const { client, builds } = await stage({ unlessCredentialed: true }, (_, build) => ({
        build,
      }))
      const visitor = await client.get('/api/things/1', { cookie: 'language=ro; signed_in=1' })
      const vary = 'Authorization, Cookie, Origin, Sec-Fetch-Site'
      assert.equal(visitor.headers.get('vary'), vary)

      const member = await client.get('/api/things/1', headers as Record<string, string>)
      assert.deepEqual(member.body, { build: 2 })
      assert.equal(member.headers.get('cache-control'), 'private, no-store')
      assert.equal(member.headers.get('vary'), vary)
      assert.isNull(member.headers.get('etag'))
      assert.deepEqual((await client.get('/api/things/1')).body, { build: 1 })
      assert.equal(builds(), 2)
    })

  test('never contain a personal response, even for a waiting request', async ({ assert }) => {
    const wait = gate()
    const { client, builds, arrivals } = await stage(
      {},
      async ({ request, responseCache: shared }) => {
        await wait.passed
        const cookie = request.request.headers.cookie
        if (!cookie) throw new Failure('not_found')
        shared?.personal()
        return { cookie }
      }
    )
    const owner = client.get('/api/things/1', SIGNED_IN)
    await arrivals(1)
    const visitors = [client.get('/api/things/1'), client.get('/api/things/1')]
    const otherCookie = `${SESSION_COOKIE}=other`
    const other = client.get('/api/things/1', { cookie: otherCookie })
    await arrivals(4)
    wait.open()

    assert.deepEqual((await owner).body, { cookie: SIGNED_IN.cookie })
    assert.equal((await owner).headers.get('cache-control'), 'private, no-store')
    assert.deepEqual((await other).body, { cookie: otherCookie })
    for (const visitor of visitors) assert.equal((await visitor).status, 404)
    assert.equal(builds(), 3)
  })
})

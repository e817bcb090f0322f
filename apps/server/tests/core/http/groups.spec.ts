import { Client } from 'pg'
import { test } from '@japa/runner'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { eventually } from '#tests/helpers/eventually'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import type { Answer, RequestOptions } from '#tests/helpers/http'
import { Browser } from '#tests/identity/support/browser'

const program = 'tests/core/fixture/server.ts'
const MEMBER = '400000000000000001'
const OTHER = '400000000000000002'
const BANNED = '400000000000000003'
const WRITER = '400000000000000004'
const JSON_TYPE = { 'content-type': 'application/json' }

let database: TestDatabase
let rows: Client
let server: ServerProcess

/** Starts the real server with the fixture's routes. Each group gets a new process, and therefore fresh limits. */
async function setUp(profile: 'normal' | 'off') {
  database = await createDatabase()
  rows = new Client(database.migratorUrl)
  await rows.connect()
  await rows.query(
    `INSERT INTO users (id, discord_id, username, banned, ban_reason)
     SELECT id, id, 'member_' || id, id = $2, CASE WHEN id = $2 THEN 'Spam' END
     FROM unnest($1::text[]) AS id`,
    [[MEMBER, OTHER, BANNED, WRITER], BANNED]
  )
  server = await startServerProcess({
    databaseUrl: database.appUrl,
    program,
    env: { RATE_LIMIT_PROFILE: profile },
  })
  await server.client.get('/fixture/no-shedding')
  return async () => {
    await server.kill()
    await rows.end()
    await database.drop()
  }
}

async function signedIn(id: string) {
  const browser = new Browser(server.client)
  await browser.get(`/fixture/enter/${id}`)
  return [...browser.cookies].map((pair) => pair.join('=')).join('; ')
}

/** The headers that our own pages send with a mutation. */
const fromOurPages = () => ({
  origin: server.client.url,
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
})

const post = (options: RequestOptions, path = '/api/fixture/things') =>
  server.client.request('POST', path, options)

const beginSignInFrom = (ip: string) =>
  server.client.get('/api/auth/discord', { 'x-forwarded-for': ip })

function all<Asked>(times: number, ask: (time: number) => Promise<Asked>) {
  return Promise.all(Array.from({ length: times }, (_, time) => ask(time)))
}

const count = (answers: { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length

test.group('Mutations', (group) => {
  group.setup(() => setUp('off'))

  const refusals: [why: string, status: number, code: string, options: RequestOptions][] = [
    [
      'another type',
      415,
      'unsupported_media_type',
      { body: 'a=1', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'too much',
      413,
      'payload_too_large',
      { body: JSON.stringify('x'.repeat(200_000)), headers: JSON_TYPE },
    ],
    ['no JSON', 400, 'malformed_body', { body: '{', headers: JSON_TYPE }],
    ['nobody, with an unknown key', 401, 'unauthenticated', { json: { unknown: 1 } }],
    ['nobody', 401, 'unauthenticated', { json: { name: 'x' } }],
    [
      'an invented session',
      401,
      'unauthenticated',
      { json: {}, headers: { cookie: '__Host-sid=x; sid=x' } },
    ],
    [
      'an invented token',
      401,
      'unauthenticated',
      { json: {}, headers: { authorization: 'Bearer x' } },
    ],
  ]
  for (const [why, status, code, options] of refusals) {
    test(`by ${why} are ${status} and leave no session behind`, async ({ assert }) => {
      const { rows: before } = await rows.query('SELECT count(*) FROM sessions')
      const answer = await post(options)
      assert.equal(answer.status, status)
      assert.equal(answer.body.code, code)
      assert.isNull(answer.headers.get('set-cookie'))
      assert.match(answer.headers.get('cache-control')!, /no-store/)
      assert.deepEqual((await rows.query('SELECT count(*) FROM sessions')).rows, before)
    })
  }

  test('of banned members are rejected with the reason', async ({ assert }) => {
    const cookie = await signedIn(BANNED)
    for (const headers of [{ cookie }, { cookie, ...fromOurPages() }]) {
      const answer = await post({ json: { name: 'x' }, headers })
      assert.equal(answer.status, 403)
      assert.equal(answer.body.code, 'account_restricted')
      assert.include(answer.body.message, 'Spam')
    }
  })

  test('require the origin of our pages', async ({ assert }) => {
    const cookie = await signedIn(MEMBER)
    const ours = fromOurPages()
    const { origin } = ours
    const script = { 'x-requested-with': 'XMLHttpRequest' }
    const accepted = [ours, { ...script, origin }, { ...script, 'sec-fetch-site': 'same-origin' }]
    const refused = [
      {},
      script,
      { origin },
      { origin, 'sec-fetch-site': 'same-origin' },
      { ...ours, origin: 'https://evil.example' },
      { ...ours, origin: 'null' },
      { ...ours, origin: `${origin}.evil.example` },
      { ...ours, origin: origin.replace('http:', 'https:') },
      { ...ours, 'sec-fetch-site': 'cross-site' },
      { ...ours, 'sec-fetch-site': 'same-site' },
      { ...ours, 'sec-fetch-site': 'none' },
      { ...ours, 'x-requested-with': 'fetch' },
    ]
    for (const headers of accepted) {
      const answer = await post({ json: { name: 'x' }, headers: { cookie, ...headers } })
      assert.equal(answer.status, 200, JSON.stringify(headers))
    }
    for (const headers of refused) {
      const answer = await post({
        json: { name: 'x' },
        headers: { cookie, ...headers } as Record<string, string>,
      })
      assert.equal(answer.status, 403, JSON.stringify(headers))
      assert.equal(answer.body.code, 'csrf')
    }
  })

  test('with a cookie and an empty token are 401', async ({ assert }) => {
    const cookie = await signedIn(MEMBER)
    for (const authorization of ['', ' ', '\t']) {
      const headers = {
        cookie,
        authorization,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      }
      const answer = await post({ json: { name: 'x' }, headers })
      assert.deepEqual([answer.status, answer.body.code], [401, 'unauthenticated'])
    }
  })

  test('of an expired session are 401, not 403', async ({ assert }) => {
    const cookie = await signedIn(OTHER)
    await rows.query('DELETE FROM sessions')
    const answer = await post({ json: { name: 'x' }, headers: { cookie } })
    assert.equal(answer.status, 401)
  })

  test('are validated last', async ({ assert }) => {
    const headers = { cookie: await signedIn(MEMBER), ...fromOurPages() }
    const invalid = await post({ json: {}, headers })
    assert.equal(invalid.status, 422)
    assert.equal(invalid.body.code, 'invalid')
    const unknown = await post({ json: { name: 'x', roles: ['owner'] }, headers })
    assert.equal(unknown.body.code, 'unknown_field')
  })
})

test.group('Reads for members', (group) => {
  group.setup(() => setUp('off'))

  test('are not cached, and are 401 for visitors', async ({ assert }) => {
    const cookie = await signedIn(MEMBER)
    const own = await server.client.get('/api/fixture/own', { cookie })
    assert.equal(own.status, 200)
    assert.deepEqual(own.body, { id: MEMBER })
    assert.equal(own.headers.get('cache-control'), 'private, no-store')
    assert.isNull(own.headers.get('set-cookie'))
    assert.equal((await server.client.get('/api/fixture/own')).status, 401)
  })
})

test.group('Limits of calls', (group) => {
  group.setup(() => setUp('normal'))

  const READ = '/api/fixture/read'
  const readFrom = (ip: string, headers: Record<string, string> = {}) =>
    server.client.get(READ, { 'x-forwarded-for': ip, ...headers })

  test('allow a visitor 300 reads at once', async ({ assert }) => {
    const began = Date.now()
    const seen = await all(600, () => readFrom('203.0.113.1'))
    const cameBack = (20 * (Date.now() - began)) / 1_000
    assert.isAtLeast(count(seen, 200), 300)
    assert.isAtMost(count(seen, 200), 301 + cameBack)

    const refused = seen.find(({ status }) => status === 429)!
    assert.equal(refused.body.code, 'rate_limited')
    assert.match(refused.headers.get('retry-after')!, /^[1-9]\d*$/)
    assert.equal((await readFrom('203.0.113.2')).status, 200)
  })

  test('stand in each response, and in the one that exceeds them', async ({ assert }) => {
    const policy = '"anonymous";q=300;w=15'
    // The second request fills the cache in front of the framework, which sends the third.
    for (const remaining of [299, 298, 297]) {
      const { headers } = await readFrom('203.0.113.7')
      assert.equal(headers.get('ratelimit-policy'), policy)
      const level = /^"anonymous";r=(\d+);t=1$/.exec(headers.get('ratelimit')!)
      assert.isNotNull(level, headers.get('ratelimit')!)
      assert.isAtLeast(Number(level![1]), remaining)
      assert.isBelow(Number(level![1]), 300)
    }
    const seen = await all(600, () => readFrom('203.0.113.7'))
    const refused = seen.find(({ status }) => status === 429)!
    assert.equal(refused.headers.get('ratelimit-policy'), policy)
    assert.match(refused.headers.get('ratelimit')!, /^"anonymous";r=0;t=1$/)
  })

  test('of members name what is left of their writes', async ({ assert }) => {
    const headers = { cookie: await signedIn(WRITER), ...fromOurPages() }
    await server.client.get('/api/fixture/own', headers)
    const write = await post({ json: { name: 'x' }, headers })
    const policies = '"member";q=1800;w=60, "writes";q=60;w=60'
    assert.equal(write.headers.get('ratelimit-policy'), policies)
    assert.match(write.headers.get('ratelimit')!, /^"member";r=\d+;t=1, "writes";r=59;t=1$/)
    const refused = await post({ json: {}, headers })
    assert.equal(refused.status, 422)
    assert.match(refused.headers.get('ratelimit')!, /, "writes";r=59;t=\d$/)
  })

  test('count made-up credentials against the limit of the network', async ({ assert }) => {
    const seen = await all(600, (time) =>
      readFrom('203.0.113.3', {
        cookie: `sid=s${time}; __Host-sid=s${time}`,
        authorization: `Bearer ${time}`,
      })
    )
    assert.isAtLeast(count(seen, 429), 1)
  })

  test('allow twenty sign-ins per minute and network', async ({ assert }) => {
    const seen = await all(40, () => beginSignInFrom('203.0.113.5'))
    assert.isAtLeast(count(seen, 302), 20)
    assert.isAtLeast(count(seen, 429), 1)
    assert.equal((await beginSignInFrom('203.0.113.6')).status, 302)
  })

  test('count an IPv6 network as one visitor', async ({ assert }) => {
    const seen = await all(600, (time) => readFrom(`2001:db8:1:2::${time.toString(16)}`))
    assert.isAtLeast(count(seen, 429), 1)
    assert.equal((await readFrom('2001:db8:1:3::1')).status, 200)
  })

  test('are separate for members and their network', async ({ assert }) => {
    const cookie = await signedIn(MEMBER)
    await server.client.get('/api/fixture/own', { cookie, 'x-forwarded-for': '203.0.113.4' })
    await all(600, () => readFrom('203.0.113.4'))
    const seen = await all(50, () => readFrom('203.0.113.4', { cookie }))
    assert.equal(count(seen, 200), 50)
  })

  test('count accepted writes only, and are checked first', async ({ assert }) => {
    const headers = { cookie: await signedIn(OTHER), ...fromOurPages() }
    // Until the member is known, requests count against the limit of their address.
    await server.client.get('/api/fixture/own', headers)
    const refused = await all(80, () => post({ json: {}, headers }))
    assert.equal(count(refused, 422), 80)

    const seen = await all(70, () => post({ json: { name: 'x' }, headers }))
    assert.isAtLeast(count(seen, 200), 60)
    assert.isAtLeast(count(seen, 429), 5)
    const typeless = { body: 'x', headers: { ...headers, 'content-type': 'text/plain' } }
    let refusal: Answer | undefined
    await eventually(async () => {
      // A write is due again each second, also while earlier answers are read.
      await all(5, () => post({ json: { name: 'x' }, headers }))
      refusal = await post(typeless)
      return refusal.status === 429
    })
    assert.isNotNull(refusal!.headers.get('retry-after'))
  })

  test('handle ten requests of a member concurrently and reject those beyond the queue', async ({
    assert,
  }) => {
    const headers = { cookie: await signedIn(MEMBER), ...fromOurPages() }
    const other = { cookie: await signedIn(OTHER) }
    await server.client.get('/api/fixture/own', headers)
    await server.client.get('/api/fixture/own', other)
    let rejected = 0
    const burst = all(300, async () => {
      const answer = await post(
        { json: { waits: true, status: 409 }, headers },
        '/api/fixture/mutations'
      )
      if (answer.status === 429) rejected++
      return answer
    })
    await eventually(() => rejected === 200, { within: 10_000 })
    const beside = await all(20, () => server.client.get('/api/fixture/own', other))
    assert.equal(count(beside, 200), 20)
    await server.client.get('/fixture/release')
    const seen = await burst
    assert.equal(count(seen, 409), 100)
    assert.equal(count(seen, 429), 200)
  })

  test('log a rejection, and many rejections in few lines', async ({ assert }) => {
    const linesOf = (code: string) =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('a request was refused') && line.includes(code))
    const cookie = await signedIn(MEMBER)
    const forbidden = await post(
      { json: {}, headers: { cookie, ...fromOurPages() } },
      '/api/fixture/forbidden'
    )
    const csrf = await post({
      json: { name: 'x' },
      headers: { cookie, origin: 'https://evil.example' },
    })
    const unknown = await post({ json: {}, headers: { authorization: 'Bearer x' } })
    for (const [{ status, body }, actor] of [
      [forbidden, `member:${MEMBER}`],
      [csrf, `member:${MEMBER}`],
      [unknown, null],
    ] as const) {
      await eventually(() => linesOf(body.code).some((line) => line.includes(body.requestId)))
      const line = JSON.parse(linesOf(body.code).find((one) => one.includes(body.requestId))!)
      assert.include(line, { level: 30, refused: body.code, status, actor, method: 'POST' })
      assert.match(line.route, /^\/api\/fixture\//)
      assert.notMatch(JSON.stringify(line), /127\.0\.0\.1|evil/)
    }
    await server.client.request('POST', '/api/fixture/things', { json: {} })
    const before = linesOf('unauthenticated').length
    await all(50, () => post({ json: {}, headers: { authorization: 'Bearer x' } }))
    await post({
      json: {},
      headers: { cookie: await signedIn(WRITER), origin: 'https://evil.example' },
    })
    await eventually(() => linesOf('omitted').length > 0)
    assert.isAtMost(linesOf('unauthenticated').length - before, 11)
  })

  test('log a statement that the database rejected, without its values', async ({ assert }) => {
    for (const [sqlstate, status, code, constraint] of [
      ['22P02', 422, 'invalid', null],
      ['22003', 422, 'invalid', null],
      ['23503', 404, 'not_found', 'bot_stats_bot_id_fkey'],
      ['23505', 409, 'conflict', 'users_pkey'],
    ] as const) {
      const { body, ...answer } = await server.client.get(`/api/fixture/refused/${sqlstate}`)
      assert.deepEqual([answer.status, body.code], [status, code])
      const written = () =>
        server
          .output()
          .split('\n')
          .find((line) => line.includes(body.requestId))
      await eventually(() => written() !== undefined)
      assert.include(JSON.parse(written()!), {
        level: 40,
        sqlstate,
        constraint,
        code,
        route: '/api/fixture/refused/:sqlstate',
        msg: 'the database refused a statement',
      })
      assert.notInclude(written()!, 'secret')
    }
  })

  test('stop callers with many rejections', async ({ assert }) => {
    const headers = { cookie: await signedIn(BANNED), ...fromOurPages() }
    const seen = await all(1, () => post({ json: {}, headers }, '/api/fixture/forbidden'))
    for (let time = 0; time < 70; time++) {
      seen.push(await post({ json: {}, headers }, '/api/fixture/forbidden'))
    }
    assert.isAtLeast(count(seen, 403), 60)
    assert.isAtLeast(count(seen, 429), 1)
    await eventually(() => server.output().includes('somebody collects refusals'))
  })
})

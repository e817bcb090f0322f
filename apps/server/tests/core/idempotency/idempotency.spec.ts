import { Client } from 'pg'
import { test } from '@japa/runner'
import type { Answer } from '#tests/helpers/http'
import { eventually } from '#tests/helpers/eventually'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'
import { Browser } from '#tests/identity/support/browser'

const program = 'tests/core/fixture/server.ts'
const MEMBER = '400000000000000001'
const OTHER = '400000000000000002'
const PATH = '/api/fixture/mutations'

/** The parts of a response that must be equal when it is repeated. */
const essenceOf = ({ status, text, headers }: Answer) => [status, text, headers.get('content-type')]

/** Lets the requests of a process continue that wait, and all later ones. */
const release = (server: ServerProcess) => server.client.get('/fixture/release')

test.group('Idempotency keys', (group) => {
  let database: TestDatabase
  let rows: Client
  let one: ServerProcess
  let another: ServerProcess
  const cookies = new Map<string, string>()

  group.setup(async () => {
    database = await createDatabase()
    rows = new Client(database.migratorUrl)
    await rows.connect()
    await rows.query(
      `INSERT INTO users (id, discord_id, username)
       SELECT id, id, 'member_' || id FROM unnest($1::text[]) AS id`,
      [[MEMBER, OTHER]]
    )
    const options = { databaseUrl: database.appUrl, program, env: { RATE_LIMIT_PROFILE: 'off' } }
    ;[one, another] = await Promise.all([startServerProcess(options), startServerProcess(options)])
    for (const id of [MEMBER, OTHER]) {
      const browser = new Browser(one.client)
      await browser.get(`/fixture/enter/${id}`)
      cookies.set(id, [...browser.cookies].map((pair) => pair.join('=')).join('; '))
    }
    return async () => {
      await Promise.all([one.kill(), another.kill()])
      await rows.end()
      await database.drop()
    }
  })

  let before = 0
  async function countRuns() {
    const { rows: found } = await rows.query(
      "SELECT count(*)::int FROM outbox WHERE topic = 'fixture_deed'"
    )
    return found[0].count as number
  }
  group.each.setup(async () => {
    before = await countRuns()
  })
  const done = async () => (await countRuns()) - before

  interface Attempt {
    key?: string
    json?: object
    server?: ServerProcess
    member?: string
    path?: string
  }

  function attempt({ key, json = {}, server = one, member = MEMBER, path = PATH }: Attempt) {
    return server.client.request('POST', path, {
      json,
      headers: {
        cookie: cookies.get(member)!,
        origin: server.client.url,
        'x-requested-with': 'XMLHttpRequest',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    })
  }

  test('return the same response and run the request once', async ({ assert }) => {
    const first = await attempt({ key: 'a', json: { status: 201 } })
    assert.equal(first.status, 201)
    assert.isNull(first.headers.get('idempotency-replayed'))
    for (const server of [one, another]) {
      const again = await attempt({ key: 'a', json: { status: 201 }, server })
      assert.deepEqual(essenceOf(again), essenceOf(first))
      assert.equal(again.headers.get('idempotency-replayed'), 'true')
    }
    assert.equal(await done(), 1)
  })

  test('store responses without a body, and errors', async ({ assert }) => {
    for (const status of [204, 409]) {
      const first = await attempt({ key: `kept-${status}`, json: { status } })
      assert.equal(first.status, status)
      const again = await attempt({ key: `kept-${status}`, json: { status } })
      assert.deepEqual(essenceOf(again), essenceOf(first))
    }
    assert.equal(await done(), 2)
  })

  test('are optional', async ({ assert }) => {
    await attempt({})
    await attempt({})
    assert.equal(await done(), 2)
  })

  test('belong to one member', async ({ assert }) => {
    await attempt({ key: 'mine' })
    const theirs = await attempt({ key: 'mine', member: OTHER })
    assert.equal(theirs.status, 201)
    assert.isNull(theirs.headers.get('idempotency-replayed'))
    assert.equal(await done(), 2)
  })

  test('belong to one request: another with the same key is 422', async ({ assert }) => {
    await attempt({ key: 'used' })
    const others = [
      { json: { ms: 1 } },
      { path: `${PATH}?x=1` },
      { path: '/api/fixture/things', json: { name: 'x' } },
    ]
    for (const other of others) {
      const answer = await attempt({ key: 'used', ...other })
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].rule, 'reused')
    }
    assert.equal(await done(), 1)
  })

  test('run concurrent requests once, in any process', async ({ assert }) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, time) =>
        attempt({ key: 'at-once', json: { ms: 200 }, server: time % 2 ? one : another })
      )
    )
    for (const answer of answers) assert.deepEqual(essenceOf(answer), essenceOf(answers[0]!))
    assert.equal(answers.filter(({ headers }) => !headers.get('idempotency-replayed')).length, 1)
    assert.equal(await done(), 1)
  })

  test('end the wait for a slow first request with an error', async ({ assert }) => {
    const json = { waits: true }
    const first = attempt({ key: 'slow', json })
    await eventually(async () => {
      const { rowCount } = await rows.query("SELECT FROM idempotency_keys WHERE key = 'slow'")
      return rowCount === 1
    })
    const second = await attempt({ key: 'slow', json })
    assert.equal(second.status, 409)
    assert.isNotNull(second.headers.get('retry-after'))
    await release(one)
    assert.equal((await first).status, 201)
    assert.equal(await done(), 1)
  })

  test('are released if nothing was changed', async ({ assert }) => {
    assert.equal((await attempt({ key: 'down', json: { status: 503 } })).status, 503)
    const again = await attempt({ key: 'down', json: { status: 503 } })
    assert.isNull(again.headers.get('idempotency-replayed'))
    assert.equal((await attempt({ key: 'down', json: { status: 201 } })).status, 201)
    assert.equal(await done(), 1)
  })

  test('are released after an outage of the database', async ({ assert }) => {
    const isKnown = async () => {
      const { rowCount } = await rows.query("SELECT FROM idempotency_keys WHERE key = 'stuck'")
      return rowCount === 1
    }
    const first = attempt({ key: 'stuck', json: { waits: true, status: 503 }, server: another })
    await eventually(isKnown)
    await rows.query('BEGIN')
    await rows.query('LOCK TABLE idempotency_keys IN EXCLUSIVE MODE')
    await release(another)
    assert.equal((await first).status, 503)
    assert.isTrue(await isKnown())
    await rows.query('COMMIT')
    await eventually(async () => !(await isKnown()), { within: 10_000 })
    assert.equal((await attempt({ key: 'stuck', json: { status: 201 } })).status, 201)
    assert.equal(await done(), 1)
  })

  test('expire after a day, or when their process has died', async ({ assert }) => {
    await attempt({ key: 'old' })
    await rows.query(
      "UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'old'"
    )
    assert.isNull((await attempt({ key: 'old' })).headers.get('idempotency-replayed'))

    await attempt({ key: 'killed' })
    await rows.query(
      "UPDATE idempotency_keys SET status = NULL, body = NULL, created_at = now() - interval '2 minutes' WHERE key = 'killed'"
    )
    assert.isNull((await attempt({ key: 'killed' })).headers.get('idempotency-replayed'))
    assert.equal(await done(), 4)
  })

  test('have a restricted format', async ({ assert }) => {
    for (const key of ['', 'a b', '\u00e9', 'x'.repeat(256)]) {
      assert.equal((await attempt({ key })).status, 422, key)
    }
    assert.equal(await done(), 0)
  })
})

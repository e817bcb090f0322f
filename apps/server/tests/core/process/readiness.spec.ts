import { Client } from 'pg'
import { test } from '@japa/runner'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { eventually } from '#tests/helpers/eventually'
import { FaultProxy } from '#tests/helpers/fault_proxy'
import type { Answer, HttpClient } from '#tests/helpers/http'
import { hasRedis, TestRedis } from '#tests/helpers/redis'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

const program = 'tests/core/fixture/server.ts'
const UNCACHED = '/fixture/uncached'
const READY = '/health/ready'
/** The results of the checks are cached for two seconds, as long as `eventually` waits by default. */
const NEXT_CHECK = { within: 10_000 }
/** A statement on a dead connection is given up before two seconds have passed; the rest is for a busy machine. */
const ANSWERS_WITHIN_MS = scaleTimeout(5_000)
/** An address that belongs to no machine, as a local proxy reports it. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }
const redisIsMissing = (await hasRedis()) ? false : 'there is no redis-server on this machine'

/** A process may be degraded while it starts on a busy machine. */
function untilReady(client: HttpClient) {
  return eventually(async () => (await client.get(READY)).body.status === 'ready', NEXT_CHECK)
}

test.group('Readiness', (group) => {
  let database: TestDatabase
  let owner: Client
  let server: ServerProcess

  group.each.setup(async () => {
    database = await createDatabase()
    owner = new Client(database.migratorUrl)
    await owner.connect()
    return async () => {
      await server.kill()
      await owner.end()
      await database.drop()
    }
  })

  async function start(env: Record<string, string> = {}) {
    server = await startServerProcess({ databaseUrl: database.appUrl, program, env })
    return server.client
  }

  test('shows details only locally or with the token', async ({ assert }) => {
    const client = await start({ HEALTH_TOKEN: 'let-me-see' })
    await untilReady(client)
    const own = await client.get(READY)
    assert.equal(own.status, 200)
    assert.deepEqual(own.body, { status: 'ready', defects: {} })
    assert.equal(own.headers.get('cache-control'), 'no-store')

    assert.deepEqual((await client.get(READY, ELSEWHERE)).body, { status: 'ready' })
    for (const authorization of ['Bearer let-me-see!', 'Bearer ', 'let-me-see']) {
      const { body } = await client.get(READY, { ...ELSEWHERE, authorization })
      assert.deepEqual(body, { status: 'ready' })
    }
    const told = await client.get(READY, { ...ELSEWHERE, authorization: 'Bearer let-me-see' })
    assert.deepEqual(told.body, { status: 'ready', defects: {} })
  })

  test('is false while migrations are missing', async ({ assert }) => {
    await owner.query('DELETE FROM adonis_schema WHERE id = (SELECT max(id) FROM adonis_schema)')
    server = await startServerProcess({
      databaseUrl: database.appUrl,
      program,
      until: async (client) => (await client.get('/health/live')).status === 200,
    })
    await eventually(async () => (await server.client.get(READY)).body.status === 'failing')
    const answer = await server.client.get(READY)
    assert.equal(answer.status, 503)
    assert.isNotNull(answer.headers.get('retry-after'))
    assert.match(answer.body.defects.migrations, /^pending: \d+_\w+$/)
    assert.equal((await server.client.get('/health/live')).status, 200)
  })

  test('follows the database, while liveness does not', async ({ assert }) => {
    const proxy = new FaultProxy(database.appUrl)
    await proxy.start()
    const client = await start({ DATABASE_URL: proxy.url })
    const faults: [fault: string, begin: () => unknown, end: () => unknown][] = [
      ['gone', () => proxy.cut(), () => proxy.start()],
      ['frozen', () => proxy.freeze(), () => proxy.thaw()],
    ]
    try {
      for (const [fault, begin, end] of faults) {
        const warm = await Promise.all(Array.from({ length: 5 }, () => client.get(UNCACHED)))
        assert.isTrue(
          warm.every(({ status }) => status === 200),
          fault
        )
        await begin()
        const atOnce = Date.now()
        assert.equal((await client.get(UNCACHED)).status, 503, fault)
        assert.isBelow(Date.now() - atOnce, ANSWERS_WITHIN_MS, fault)
        let away: Answer | undefined
        await eventually(async () => {
          const began = Date.now()
          away = await client.get(READY)
          assert.isBelow(Date.now() - began, ANSWERS_WITHIN_MS, fault)
          return typeof away.body.defects?.postgres === 'string'
        }, NEXT_CHECK)
        const began = Date.now()
        const [live, read] = await Promise.all(
          ['/health/live', UNCACHED].map((path) => client.get(path))
        )
        assert.isBelow(Date.now() - began, ANSWERS_WITHIN_MS, fault)
        assert.equal(away!.status, 503, fault)
        assert.equal(live!.status, 200, fault)
        assert.equal(read!.status, 503, fault)
        assert.isNotNull(read!.headers.get('retry-after'), fault)

        await end()
        await eventually(async () => (await client.get(READY)).status === 200, NEXT_CHECK)
        assert.equal((await client.get('/fixture')).status, 200, fault)
        await client.request('POST', '/fixture')
        await eventually(async () => (await client.get('/fixture')).body.changes > 0)
        await owner.query('DELETE FROM outbox')
      }
      assert.equal(await server.stop(), 0)
    } finally {
      await proxy.cut()
    }
  })

  test('is degraded while the event loop lags', async ({ assert }) => {
    const client = await start()
    let late: Answer | undefined
    await eventually(async () => {
      await client.get('/fixture/blocked?ms=800')
      late = await client.get(READY)
      return late.body.status === 'degraded'
    }, NEXT_CHECK)
    assert.equal(late!.status, 200)
    assert.match(late!.body.defects.event_loop, /^\d{3,} ms of lag$/)
    await untilReady(client)
  })

  test('is degraded without Redis', async ({ assert }) => {
    const redis = new TestRedis()
    await redis.start()
    try {
      const client = await start({ REDIS_URL: redis.url })
      await untilReady(client)
      await redis.stop()
      let without: Answer | undefined
      await eventually(async () => {
        without = await client.get(READY)
        return without.body.status === 'degraded'
      }, NEXT_CHECK)
      assert.equal(without!.status, 200)
      assert.property(without!.body.defects, 'redis')
      assert.equal(await server.stop(), 0)
    } finally {
      await redis.stop()
    }
  }).skip(!!redisIsMissing, redisIsMissing || undefined)
})

import { AsyncLocalStorage } from 'node:async_hooks'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { limiterConfig } from '#config/limiter'
import { OverloadError } from '#app/core/database/pool_admission'
import { runInRequestScope } from '#app/core/database/request_scope'
import { useDatabase } from '#tests/helpers/database'
import { eventually } from '#tests/helpers/eventually'
import { startServerWith, type HttpClient } from '#tests/helpers/http'

const CONNECTIONS = 20
const MAX_WAITING = 100
/** Longer than a request may wait in total, shorter than a statement may take. */
const LONG_SECONDS = 1.2
/** Each is shorter than a request may wait in total, both together are longer. */
const SHORT_SECONDS = 0.7
const OTHER_SHORT_SECONDS = 0.9
const QUEUE_AGE_MS = 250

const outsideOfRequests = AsyncLocalStorage.snapshot()
const pool = () => db.connection().getWriteClient().client.pool

const times = <Result>(count: number, make: () => Result) => Array.from({ length: count }, make)
const query = async (statement: string) => void (await db.rawQuery(statement))

/**
 * Uses all connections, as jobs may, which are never rejected. @returns a promise that resolves when they are free
 * again, and whether they are in use
 */
async function holdAll(seconds: number) {
  return outsideOfRequests(async () => {
    let isHeld = true
    const released = Promise.all(
      times(CONNECTIONS, async () => {
        await query(`SELECT pg_sleep(${seconds})`)
        isHeld = false
      })
    )
    await eventually(() => pool().numUsed() === CONNECTIONS)
    return { released, isHeld: () => isHeld }
  })
}

/** Starts this many more requests that wait for a connection. */
async function queueUp(count: number) {
  const done = Promise.allSettled(times(count, () => query('SELECT 1')))
  await eventually(() => pool().numPendingAcquires() === count)
  return done
}

test.group('An overloaded database', (group) => {
  useDatabase(group)
  let client: HttpClient
  group.setup(async () => {
    const { scale } = limiterConfig
    limiterConfig.scale = 1
    const server = await startServerWith((router) => {
      router.get('/api/read', async () => (await db.rawQuery('SELECT 1 AS one')).rows[0])
      router.get('/api/plain', () => ({ plain: true }))
    })
    client = server.client
    // Warm up: what the first request loads takes longer than the connections are held.
    await client.get('/api/plain')
    return () => {
      limiterConfig.scale = scale
      return server.close()
    }
  })
  group.each.setup(async () => {
    // Opened in advance, because opening them takes long.
    await Promise.all(times(CONNECTIONS, () => query('SELECT pg_sleep(0.3)')))
  })

  test('rejects requests immediately while a hundred wait, and serves those that need no database', async ({
    assert,
  }) => {
    const { released, isHeld } = await holdAll(LONG_SECONDS)
    const queued = queueUp(MAX_WAITING)
    await eventually(() => pool().numPendingAcquires() === MAX_WAITING)
    const answer = await client.get('/api/read')
    assert.deepEqual([answer.status, answer.body.code], [503, 'unavailable'])
    assert.match(answer.headers.get('retry-after')!, /^[1-9]\d*$/)
    assert.isTrue(isHeld())
    assert.equal((await client.get('/api/plain')).status, 200)
    await Promise.all([released, queued])
    assert.equal((await client.get('/api/read')).status, 200)
  })

  test('rejects requests immediately if the first in the queue has waited too long', async ({
    assert,
  }) => {
    const { released, isHeld } = await holdAll(LONG_SECONDS)
    const began = performance.now()
    const queued = queueUp(1)
    await eventually(() => performance.now() - began > QUEUE_AGE_MS)
    const answer = await client.get('/api/read')
    assert.equal(answer.status, 503)
    assert.isTrue(isHeld())
    await Promise.all([released, queued])
  })

  test('lets a running request wait for one second in total', async ({ assert }) => {
    await runInRequestScope(async () => {
      await query('SELECT 1')
      const first = await holdAll(SHORT_SECONDS)
      await query('SELECT 1')
      await first.released
      const second = await holdAll(OTHER_SHORT_SECONDS)
      await assert.rejects(() => query('SELECT 1'), OverloadError)
      assert.equal(pool().numUsed(), CONNECTIONS)
      await second.released
    })
  })

  test('lets jobs wait as long as the pool allows', async ({ assert }) => {
    const { released } = await holdAll(SHORT_SECONDS)
    const queued = await queueUp(MAX_WAITING + 1)
    assert.isTrue((queued as { status: string }[]).every(({ status }) => status === 'fulfilled'))
    await released
  })
})

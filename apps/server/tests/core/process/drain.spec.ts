import { Agent, get } from 'node:http'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { SLOW_HAS_BEGUN } from '#tests/core/fixture/messages'
import { eventually } from '#tests/helpers/eventually'
import { createDatabase, type TestDatabase } from '#tests/helpers/test_cluster'
import { startServerProcess, type ServerProcess } from '#tests/helpers/server_process'

/** Far shorter than the keep-alive timeout of idle connections. */
const AT_ONCE_MS = scaleTimeout(2_000)
const DRAIN_NOTICE_MS = scaleTimeout(1_500)

const program = 'tests/core/fixture/server.ts'

/** A connection that stays open after its response, as a browser's does. */
async function keepAlive(url: URL, agent: Agent) {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response
}

test.group('Draining', (group) => {
  let database: TestDatabase
  let server: ServerProcess

  group.setup(async () => {
    database = await createDatabase()
    return () => database.drop()
  })
  group.each.teardown(() => server.kill())

  const untilSlowHasBegun = () => eventually(() => server.output().includes(SLOW_HAS_BEGUN))

  async function start(env: Record<string, string> = {}) {
    server = await startServerProcess({ databaseUrl: database.appUrl, program, env })
    return server
  }

  test('finishes running requests, rejects new ones and exits with 0', async ({ assert }) => {
    const { client, stop } = await start()
    const slow = client.get('/fixture/slow?ms=800')
    await untilSlowHasBegun()
    const stopped = stop()
    await eventually(async () => {
      const answer = await client.get('/health/live').catch(() => undefined)
      return answer === undefined
    })
    const answer = await slow
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { slept: true })
    assert.equal(await stopped, 0)
  })

  test('is not delayed by idle connections', async ({ assert }) => {
    const { client, stop } = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 5 })
    const url = new URL('/health/live', client.url)
    await Promise.all(Array.from({ length: 5 }, () => keepAlive(url, agent)))
    const began = Date.now()
    assert.equal(await stop(), 0)
    assert.isBelow(Date.now() - began, AT_ONCE_MS)
    agent.destroy()
  })

  test('is not delayed by a long timer', async ({ assert }) => {
    const { client, stop } = await start()
    assert.equal((await client.get('/fixture/timer')).status, 200)
    assert.equal(await stop(), 0)
  })

  test('closes the connection of a running request after its response', async ({ assert }) => {
    const { client, stop } = await start()
    const agent = new Agent({ keepAlive: true })
    const slow = keepAlive(new URL('/fixture/slow?ms=500', client.url), agent)
    await untilSlowHasBegun()
    const began = Date.now()
    assert.equal(await stop(), 0)
    assert.isBelow(Date.now() - began, AT_ONCE_MS)
    assert.equal((await slow).statusCode, 200)
    agent.destroy()
  })

  test('becomes unready first and still serves requests, closing their connections', async ({
    assert,
  }) => {
    const { client, stop } = await start({ DRAIN_NOTICE_MS: String(DRAIN_NOTICE_MS) })
    const stopped = stop()
    await eventually(async () => (await client.get('/health/ready')).body.status === 'draining')
    assert.equal((await client.get('/health/ready')).status, 503)
    assert.equal((await client.get('/health/live')).status, 200)
    const late = await client.get('/fixture')
    assert.equal(late.status, 200)
    assert.equal(late.headers.get('connection'), 'close')
    assert.equal(await stopped, 0)
  })
})

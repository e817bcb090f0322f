import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { limiterConfig } from '#config/limiter'
import { tryAdmit, unwatchEventLoop, watchEventLoop } from '#app/core/process/event_loop'
import { eventually } from '#tests/helpers/eventually'
import { startServerWith, type HttpClient } from '#tests/helpers/http'

/** So many requests are handled however late the event loop is. */
const ALWAYS_HANDLED = 12
const LATE_MS = 60
/** So many requests may arrive during one slow turn. */
const BURST = 30

/** Holds up the event loop of this process, which the server shares. */
function block(milliseconds = LATE_MS) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** @returns how many requests were still admitted */
function useUpAdmissions() {
  let count = 0
  while (tryAdmit()) count++
  return count
}

test.group('Load shedding', (group) => {
  let client: HttpClient
  let running = 0
  let held: PromiseWithResolvers<void>

  group.setup(async () => {
    const server = await startServerWith((router) => {
      router.get('/api/held', async () => {
        running++
        await held.promise
        return {}
      })
      router.get('/api/plain', () => ({ plain: true }))
      router.get('/health/plain', () => ({ plain: true }))
    })
    client = server.client
    return server.close
  })
  group.each.setup(() => {
    running = 0
    held = Promise.withResolvers()
    // Nothing is shed without rate limits, which other tests of this process do without.
    const { scale } = limiterConfig
    limiterConfig.scale = 1
    watchEventLoop()
    return () => {
      limiterConfig.scale = scale
      unwatchEventLoop()
    }
  })

  /** Requests a path while the event loop is late in each of its turns. */
  async function getLate(path: string) {
    const blocking = setInterval(() => block())
    try {
      // After the first block, because the turn before it may be punctual.
      await wait(1)
      useUpAdmissions()
      return await client.get(path)
    } finally {
      clearInterval(blocking)
    }
  }

  async function whileRunning(count: number, work: () => Promise<void>) {
    const waiting = Promise.all(Array.from({ length: count }, () => client.get('/api/held')))
    await eventually(() => running === count)
    try {
      await work()
    } finally {
      held.resolve()
      await waiting
    }
  }

  test('rejects requests while many are running and the event loop is late', async ({ assert }) => {
    await whileRunning(ALWAYS_HANDLED, async () => {
      const answer = await getLate('/api/plain')
      assert.deepEqual([answer.status, answer.body.code], [503, 'unavailable'])
      assert.match(answer.headers.get('retry-after')!, /^[1-9]\d*$/)
      assert.equal((await getLate('/health/plain')).status, 200)
      await eventually(async () => (await client.get('/api/plain')).status === 200)
    })
  })

  test('handles a few requests however late the event loop is', async ({ assert }) => {
    await whileRunning(ALWAYS_HANDLED - 1, async () => {
      assert.equal((await getLate('/api/plain')).status, 200)
    })
  })

  test('handles the many requests that arrive during one slow turn', async ({ assert }) => {
    await whileRunning(ALWAYS_HANDLED, async () => {
      // A busy machine may hold up several turns.
      await eventually(async () => {
        // As after a while without load.
        watchEventLoop()
        const answers = Array.from({ length: BURST }, () => client.get('/api/plain'))
        block(LATE_MS * 5)
        return (await Promise.all(answers)).every(({ status }) => status === 200)
      })
      assert.equal(running, ALWAYS_HANDLED)
    })
  })

  test('admits more requests after punctual turns only', async ({ assert }) => {
    useUpAdmissions()
    block()
    // The timer that counts turns is due and comes first.
    await wait(1)
    assert.equal(useUpAdmissions(), 0)
    await eventually(() => useUpAdmissions() > 0)
  })

  test('handles many requests while the event loop is not late', async ({ assert }) => {
    await whileRunning(ALWAYS_HANDLED, async () => {
      await eventually(async () => (await client.get('/api/plain')).status === 200)
      assert.equal(running, ALWAYS_HANDLED)
    })
  })
})

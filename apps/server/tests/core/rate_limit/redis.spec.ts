import { test } from '@japa/runner'
import { scaleTimeout, TIMEOUTS } from '@botanica/testkit/timeouts'
import type { Redis } from 'ioredis'
import { Failure } from '#app/core/errors'
import { RateLimit, type RateLimitRule } from '#app/core/rate_limit/rate_limit'
import { connectRedis } from '#app/core/rate_limit/redis_client'
import { eventually } from '#tests/helpers/eventually'
import { hasRedis, TestRedis } from '#tests/helpers/redis'

const PROCESSES = 2
const skipped = (await hasRedis()) ? false : 'there is no redis-server on this machine'

/** Returns how many of this many calls are allowed. */
async function accepted(limit: RateLimit, times: number, key = 'member:1') {
  const results = await Promise.allSettled(Array.from({ length: times }, () => limit.take(key)))
  for (const result of results) {
    if (result.status === 'rejected' && !(result.reason instanceof Failure)) throw result.reason
  }
  return results.filter(({ status }) => status === 'fulfilled').length
}

test.group('Limits across processes', (group) => {
  const server = new TestRedis()
  const clients: Redis[] = []
  let count = 0

  if (!skipped) {
    group.each.setup(async () => {
      await server.start()
      return async () => {
        for (const client of clients.splice(0)) client.disconnect()
        await server.stop()
      }
    })
  }

  /** The same limit in two processes, each with its own connection. */
  async function inTwoProcesses(
    rule: Partial<RateLimitRule> = {},
    options: { commandTimeoutMs?: number } = { commandTimeoutMs: TIMEOUTS.step }
  ) {
    const name = `test ${++count}`
    const limits = [1, 2].map(() => {
      const redis = connectRedis(server.url, options)
      clients.push(redis)
      const whole = { name, tokens: 10, perSeconds: 60, acrossProcesses: true, ...rule }
      return new RateLimit(whole, { scale: 1, processes: PROCESSES, redis })
    })
    await eventually(() => clients.every(({ status }) => status === 'ready'))
    return limits as [RateLimit, RateLimit]
  }

  test('are shared by all processes', async ({ assert }) => {
    const [one, other] = await inTwoProcesses()
    const [first, second] = await Promise.all([accepted(one, 20), accepted(other, 20)])
    assert.equal(first + second, 10)
    assert.equal(await accepted(one, 5, 'member:2'), 5)
  }).skip(!!skipped, skipped || undefined)

  test('say how many requests are left for all processes', async ({ assert }) => {
    const [one, other] = await inTwoProcesses()
    assert.equal((await one.take('member:1')).remaining, 9)
    const { remaining, fullInMs } = await other.take('member:1')
    assert.equal(remaining, 8)
    assert.isAtMost(fullInMs, 12_000)
    assert.isAbove(fullInMs, 6_000)
    assert.match(one.policy!, /;q=10;w=60$/)
  }).skip(!!skipped, skipped || undefined)

  test('return the time to wait, after which requests are accepted', async ({ assert }) => {
    const [one, other] = await inTwoProcesses({ tokens: 2, perSeconds: 10 })
    assert.equal(await accepted(one, 3), 2)
    const refusal = await other.take('member:1').then(
      () => undefined,
      (error: Failure) => error
    )
    assert.equal(refusal?.code, 'rate_limited')
    assert.isAbove(refusal!.retryAfter!, 0)
    assert.isAtMost(refusal!.retryAfter!, 5)
    await eventually(async () => (await accepted(other, 1)) === 1, { within: 15_000 })
  }).skip(!!skipped, skipped || undefined)

  test('refund rejected requests', async ({ assert }) => {
    const [one, other] = await inTwoProcesses({ tokens: 3 })
    assert.equal(await accepted(one, 3), 3)
    await one.refund('member:1')
    await one.refund('member:1')
    assert.equal(await accepted(other, 3), 2)
  }).skip(!!skipped, skipped || undefined)

  test('fall back to a share per process while Redis is down', async ({ assert }) => {
    const [one, other] = await inTwoProcesses()
    assert.equal(await accepted(one, 2), 2)
    await server.stop()
    assert.equal(await accepted(one, 20), 5)
    assert.equal(await accepted(other, 20), 5)

    await server.start()
    await eventually(() => clients.every(({ status }) => status === 'ready'), { within: 5_000 })
    assert.equal(await accepted(one, 20, 'member:3'), 10)
  }).skip(!!skipped, skipped || undefined)

  test('do not wait for a frozen Redis', async ({ assert }) => {
    const [one] = await inTwoProcesses({}, {})
    server.freeze()
    const began = Date.now()
    assert.equal(await accepted(one, 20), 5)
    assert.isBelow(Date.now() - began, scaleTimeout(1_000))
    server.thaw()
  }).skip(!!skipped, skipped || undefined)

  test('apply without Redis', async ({ assert }) => {
    const rule = { name: 'alone', tokens: 10, perSeconds: 60, acrossProcesses: true }
    const limit = new RateLimit(rule, { scale: 1, processes: PROCESSES, redis: undefined })
    assert.equal(await accepted(limit, 20), 5)
  })

  test('are ten times higher in the demo world and off in benchmarks', async ({ assert }) => {
    const rule = { name: 'scaled', tokens: 3, perSeconds: 60 }
    const demo = new RateLimit(rule, { scale: 10, processes: 1 })
    assert.equal(await accepted(demo, 100), 30)
    const off = new RateLimit(rule, { scale: Number.POSITIVE_INFINITY, processes: 1 })
    assert.equal(await accepted(off, 1_000), 1_000)
  })
})

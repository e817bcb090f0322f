import { mock } from 'node:test'
import { test } from '@japa/runner'
import { DAY_MS } from '#app/core/time'
import { toNetwork } from '#app/core/rate_limit/caller'
import { TokenBuckets } from '#app/core/rate_limit/token_bucket'

const NOON = 1_800_000_000_000

test.group('Token buckets', () => {
  test('allow a burst, then the refill rate', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 100, capacity: 3 })
    assert.deepEqual(
      [0, 0, 0, 0, 50, 100, 100, 200].map((later) => buckets.take('a', NOON + later)),
      [0, 0, 0, 100, 50, 0, 100, 0]
    )
  })

  test('refill up to their capacity', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 100, capacity: 2 })
    buckets.take('a', NOON)
    const later = NOON + 3_600_000
    assert.deepEqual(
      [1, 2, 3].map(() => buckets.take('a', later)),
      [0, 0, 100]
    )
  })

  test('say how many tokens are left and when they are full', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 100, capacity: 3 })
    assert.deepEqual(buckets.level('a', NOON), { remaining: 3, fullInMs: 0 })
    buckets.take('a', NOON)
    buckets.take('a', NOON)
    assert.deepEqual(buckets.level('a', NOON), { remaining: 1, fullInMs: 200 })
    assert.deepEqual(buckets.level('a', NOON + 150), { remaining: 2, fullInMs: 50 })
    assert.deepEqual(buckets.level('a', NOON + 1_000), { remaining: 3, fullInMs: 0 })
  })

  test('do not depend on the wall clock', ({ assert, cleanup }) => {
    const buckets = new TokenBuckets({ interval: 60_000, capacity: 2 })
    const now = Date.now()
    const clock = mock.method(Date, 'now', () => now + DAY_MS)
    cleanup(() => clock.mock.restore())
    assert.equal(buckets.take('a'), 0)
    clock.mock.restore()
    assert.equal(buckets.wait('a'), 0)
    assert.equal(buckets.take('a'), 0)
  })

  test('are separate for each key', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 100, capacity: 1 })
    assert.equal(buckets.take('a', NOON), 0)
    assert.equal(buckets.take('b', NOON), 0)
    assert.equal(buckets.take('a', NOON), 100)
  })

  test('refund a token', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 100, capacity: 1 })
    buckets.take('a', NOON)
    buckets.refund('a')
    buckets.refund('unknown')
    assert.equal(buckets.take('a', NOON), 0)
    assert.equal(buckets.take('a', NOON), 100)
  })

  test('return the waiting time without taking a token', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 100, capacity: 1 })
    assert.equal(buckets.wait('a', NOON), 0)
    buckets.take('a', NOON)
    assert.equal(buckets.wait('a', NOON + 40), 60)
    assert.equal(buckets.wait('a', NOON + 100), 0)
  })

  test('evict the least recently used key at their maximum size', ({ assert }) => {
    const buckets = new TokenBuckets({ interval: 1_000, capacity: 1 })
    buckets.take('first', NOON)
    for (let other = 0; other < 20_000; other++) buckets.take(`other ${other}`, NOON)
    assert.equal(buckets.take('first', NOON), 0)
    assert.equal(buckets.take('other 19999', NOON), 1_000)
  })
})

test.group('Networks', () => {
  test('{ip} is {network}')
    .with([
      { ip: '203.0.113.7', network: '203.0.113.7' },
      { ip: '::ffff:203.0.113.7', network: '203.0.113.7' },
      { ip: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
      { ip: '2001:0db8:0001:0002::9', network: '2001:db8:1:2::/64' },
      { ip: '2001:db8::1', network: '2001:db8:0:0::/64' },
      { ip: '::1', network: '0:0:0:0::/64' },
      { ip: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
      { ip: '2001:db8:1:2:3::', network: '2001:db8:1:2::/64' },
    ])
    .run(({ assert }, { ip, network }) => {
      assert.equal(toNetwork(ip), network)
    })
})

import { test } from '@japa/runner'
import { CacheStore, getFreshness, type CacheEntry } from '#app/core/cache/cache_store'

const KIB = 1_024
const NOW = 1_800_000_000_000

function entry(size: number, tags: string[] = [], rest: Partial<CacheEntry> = {}): CacheEntry {
  return {
    answer: {
      body: Buffer.alloc(size),
      headers: {},
      plain: { etag: '"x"', notModifiedHeaders: [], written: undefined },
    },
    tags: new Set(tags),
    expiresAt: Number.POSITIVE_INFINITY,
    servedStale: false,
    staleSince: undefined,
    buildStartedAt: 0,
    ...rest,
  }
}

test.group('Cache store', () => {
  test('evicts the least recently used entry at its memory limit', ({ assert }) => {
    const store = new CacheStore(100 * KIB)
    for (let number = 0; number < 50; number++) {
      store.set(`entry ${number}`, entry(10 * KIB))
      store.get('entry 0')
      assert.isAtMost(store.size, 100 * KIB)
    }
    assert.isDefined(store.get('entry 0'))
    assert.isDefined(store.get('entry 49'))
    assert.isUndefined(store.get('entry 1'))
  })

  test('does not store an entry larger than the limit', ({ assert }) => {
    const store = new CacheStore(10 * KIB)
    store.set('large', entry(20 * KIB, ['tag']))
    assert.isUndefined(store.get('large'))
    store.drop('tag')
    assert.equal(store.size, 0)
  })

  test('evicts by the current tags of an entry', ({ assert }) => {
    const store = new CacheStore(100 * KIB)
    store.set('key', entry(1, ['old', 'both']))
    store.set('key', entry(1, ['new', 'both']))
    store.drop('old')
    assert.isDefined(store.get('key'))
    store.drop('new')
    assert.isUndefined(store.get('key'))
  })

  test('remembers all invalidations during a build', ({ assert }) => {
    const store = new CacheStore(100 * KIB)
    const { moment, end } = store.beginBuild()
    assert.isFalse(store.droppedSince(['wanted'], moment))
    store.drop('wanted')
    for (let number = 0; number < 3_000; number++) store.drop(`other ${number}`)
    assert.isTrue(store.droppedSince(['wanted'], moment))
    assert.isFalse(store.droppedSince(['never'], moment))
    assert.isFalse(store.droppedSince(['wanted'], store.moment))
    end()
  })

  test('counts as invalidated when it is cleared', ({ assert }) => {
    const store = new CacheStore(100 * KIB)
    store.set('key', entry(1))
    const { moment, end } = store.beginBuild()
    store.clear()
    assert.isUndefined(store.get('key'))
    assert.isTrue(store.droppedSince([], moment))
    end()
  })

  test('an entry is fresh, due or expired', ({ assert }) => {
    const at = (rest: Partial<CacheEntry>) => getFreshness(entry(1, [], rest), NOW)
    assert.equal(at({}), 'ready')
    assert.equal(at({ expiresAt: NOW }), 'over')
    assert.equal(at({ staleSince: NOW - 10, buildStartedAt: NOW - 999 }), 'ready')
    assert.equal(at({ staleSince: NOW - 10, buildStartedAt: NOW - 1_000 }), 'due')
    assert.equal(at({ staleSince: NOW - 5_001, buildStartedAt: NOW }), 'over')
  })
})

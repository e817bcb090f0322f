import { LRUCache } from 'lru-cache'
import { upTo } from '#app/core/cache/up_to'
import type { Requester, CacheMissBudget } from '#app/platform/discord/miss_budget'

interface CacheEntry<Value> {
  value: Value | null
  /** Milliseconds of the epoch. */
  readAt: number
}

export interface CachedLookupOptions<Value> {
  /** Queries Discord. Resolves to `null` if nothing has that id. */
  read: (id: string) => Promise<Value | null>
  budget: CacheMissBudget
  /** Maximum number of cached entries. */
  max: number
  /** Time to live of a value, in milliseconds. */
  lifeMs: number
  /** Time to live of a `null`, in milliseconds. */
  absenceLifeMs: number
  /** Maximum age of a stale value that is returned while Discord is unavailable, in milliseconds. */
  staleMs?: number
}

/**
 * Caches responses of Discord by id, including `null` for ids that it does not know. Concurrent lookups of one id share one
 * request. Only cache misses are charged to the budget.
 */
export class CachedLookup<Value extends object> {
  readonly #options: CachedLookupOptions<Value>
  readonly #cache: LRUCache<string, CacheEntry<Value>>
  readonly #inFlight = new Set<string>()

  constructor(options: CachedLookupOptions<Value>) {
    this.#options = options
    this.#cache = new LRUCache({
      ...upTo(options.max),
      ttl: options.lifeMs,
      // A stale value is the fallback while Discord is unavailable.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (id, _stale, { options: settings }) => {
        this.#inFlight.add(id)
        try {
          const value = await options.read(id)
          if (value === null) settings.ttl = options.absenceLifeMs
          return { value, readAt: Date.now() }
        } finally {
          this.#inFlight.delete(id)
        }
      },
    })
  }

  /**
   * @returns `null` when Discord knows nothing with that id
   * @throws `rate_limited` or `unavailable` when no value is recent enough
   */
  async find(id: string, requester: Requester): Promise<Value | null> {
    const fresh = this.#cache.get(id)
    if (fresh) return fresh.value
    try {
      if (!this.#inFlight.has(id)) this.#options.budget.take(requester)
      return (await this.#cache.fetch(id))!.value
    } catch (error) {
      const stale = this.#cache.get(id, { allowStale: true })
      const { staleMs = 0 } = this.#options
      if (stale && Date.now() - stale.readAt <= staleMs) return stale.value
      throw error
    }
  }

  /** Removes an entry that has changed. The next lookup queries Discord. */
  invalidate(id: string) {
    this.#cache.delete(id)
  }

  clear() {
    this.#cache.clear()
  }
}

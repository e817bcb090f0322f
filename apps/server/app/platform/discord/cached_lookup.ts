import { LRUCache } from 'lru-cache'
import type { Requester, CacheMissBudget } from '#app/platform/discord/miss_budget'

interface CacheEntry<Value> {
  value: Value | null
  /** Milliseconds of the epoch. */
  readAt: number
}

export interface CachedLookupOptions<Value> {
  /** Asks Discord; `null` when there is no such thing. */
  read: (id: string) => Promise<Value | null>
  budget: CacheMissBudget
  /** How many answers are remembered. */
  max: number
  /** For how long an answer counts, in milliseconds. */
  lifeMs: number
  /** For how long it counts that there is no such thing. */
  absenceLifeMs: number
  /** How old an answer may be that is better than none while Discord cannot be asked. */
  staleMs?: number
}

/**
 * Answers of Discord's by id, remembered for a while, absences too. However many ask for the same thing at once, Discord
 * is asked once, and only for what is not remembered the budget is charged.
 */
export class CachedLookup<Value extends object> {
  readonly #options: CachedLookupOptions<Value>
  readonly #kept: LRUCache<string, CacheEntry<Value>>
  readonly #underWay = new Set<string>()

  constructor(options: CachedLookupOptions<Value>) {
    this.#options = options
    this.#kept = new LRUCache({
      max: options.max,
      ttl: options.lifeMs,
      // What is too old to count may still be better than nothing.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (id, _stale, { options: settings }) => {
        this.#underWay.add(id)
        try {
          const value = await options.read(id)
          if (value === null) settings.ttl = options.absenceLifeMs
          return { value, readAt: Date.now() }
        } finally {
          this.#underWay.delete(id)
        }
      },
    })
  }

  /**
   * @returns `null` when Discord knows no such thing
   * @throws `rate_limited` or `unavailable`, when there is no answer that is recent enough
   */
  async find(id: string, requester: Requester): Promise<Value | null> {
    const fresh = this.#kept.get(id)
    if (fresh) return fresh.value
    try {
      if (!this.#underWay.has(id)) this.#options.budget.take(requester)
      return (await this.#kept.fetch(id))!.value
    } catch (error) {
      const stale = this.#kept.get(id, { allowStale: true })
      const { staleMs = 0 } = this.#options
      if (stale && Date.now() - stale.readAt <= staleMs) return stale.value
      throw error
    }
  }

  /** Something has happened to it: the next who asks gets a new answer. */
  forget(id: string) {
    this.#kept.delete(id)
  }

  clear() {
    this.#kept.clear()
  }
}

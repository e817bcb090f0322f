import { LRUCache } from 'lru-cache'
import { upTo } from '#app/core/cache/up_to'

/** Refill rate and capacity of a bucket. */
export interface BucketSize {
  /** Milliseconds per token. */
  interval: number
  /** Maximum number of tokens: how many can be taken at once. */
  capacity: number
}

/** How full a bucket is. */
export interface BucketLevel {
  /** Tokens that can be taken at once. */
  remaining: number
  /** Milliseconds until the bucket is full. */
  fullInMs: number
}

/** What a level may be short of a whole token because of rounded times, in tokens. */
const ROUNDING = 0.001

/** Returns the level of a bucket that is full again in so many milliseconds. */
export function toLevel(fullInMs: number, { interval, capacity }: BucketSize): BucketLevel {
  const remaining = Math.floor(capacity - fullInMs / interval + ROUNDING)
  return { remaining: Math.max(0, remaining), fullInMs }
}

/** Beyond this number the least recently used key is evicted, which resets it. */
const MAX_KEYS = 20_000

/**
 * Token buckets by key. Each is one number, the time at which it will be full again (GCRA), so no timer refills them,
 * and a missing key is a full bucket. Times are those of the monotonic clock: after a wall clock that was ahead has been
 * corrected, every bucket would be empty for as long as it was ahead.
 */
export class TokenBuckets {
  readonly #fullAt = new LRUCache<string, number>(upTo(MAX_KEYS))
  readonly #interval: number
  readonly #window: number

  constructor(readonly size: BucketSize) {
    const { interval, capacity } = size
    this.#interval = interval
    this.#window = interval * capacity
  }

  /** Takes a token. @returns 0, or milliseconds until there is one */
  take(key: string, now = performance.now()): number {
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#interval
    const wait = fullAt - now - this.#window
    if (wait > 0) return wait
    this.#fullAt.set(key, fullAt)
    return 0
  }

  /** Milliseconds until a token could be taken. Takes nothing. */
  wait(key: string, now = performance.now()): number {
    const fullAt = Math.max(this.#fullAt.peek(key) ?? 0, now) + this.#interval
    return Math.max(0, fullAt - now - this.#window)
  }

  /** Returns how full the bucket is. Takes nothing. */
  level(key: string, now = performance.now()): BucketLevel {
    return toLevel(Math.max(0, (this.#fullAt.peek(key) ?? 0) - now), this.size)
  }

  /** Refunds a token. */
  refund(key: string) {
    const fullAt = this.#fullAt.get(key)
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#interval)
  }
}

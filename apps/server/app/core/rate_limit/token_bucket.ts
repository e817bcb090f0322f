import { LRUCache } from 'lru-cache'

/** How a bucket fills and how much it holds. */
export interface BucketSize {
  /** Milliseconds in which one token comes back. */
  interval: number
  /** Tokens of a full bucket: what may be taken at once. */
  capacity: number
}

/** Beyond so many keys the one that was asked for longest ago is forgotten, which forgives it. */
const MAX_KEYS = 20_000

/**
 * Token buckets by key. Each is one number, the moment at which it will be full again (GCRA), so nothing has to be filled
 * by a clock, and a key that is not there is a full bucket.
 */
export class TokenBuckets {
  readonly #fullAt = new LRUCache<string, number>({ max: MAX_KEYS })
  readonly #interval: number
  readonly #window: number

  constructor({ interval, capacity }: BucketSize) {
    this.#interval = interval
    this.#window = interval * capacity
  }

  /** Takes a token. @returns 0, or how many milliseconds until there is one */
  take(key: string, now = Date.now()): number {
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#interval
    const wait = fullAt - now - this.#window
    if (wait > 0) return wait
    this.#fullAt.set(key, fullAt)
    return 0
  }

  /** How many milliseconds until a token could be taken, without taking it. */
  wait(key: string, now = Date.now()): number {
    const fullAt = Math.max(this.#fullAt.peek(key) ?? 0, now) + this.#interval
    return Math.max(0, fullAt - now - this.#window)
  }

  /** Gives one back that was taken for nothing. */
  giveBack(key: string) {
    const fullAt = this.#fullAt.get(key)
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#interval)
  }
}

import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { limiterConfig } from '#config/limiter'
import { upTo } from '#app/core/cache/up_to'
import { Failure } from '#app/core/errors'
import { connectRedis } from '#app/core/rate_limit/redis_client'
import { RedisBuckets } from '#app/core/rate_limit/redis_buckets'
import { TokenBuckets, type BucketLevel, type BucketSize } from '#app/core/rate_limit/token_bucket'
import { SECOND_MS } from '#app/core/time'

export interface RateLimitRule {
  /** Separates the buckets of different limits. */
  name: string
  /** Average number per `perSeconds`. */
  tokens: number
  perSeconds: number
  /** Number allowed at once after a pause; `tokens` by default. */
  burst?: number
  /** Whether all server processes share the limit, if there is a Redis. */
  acrossProcesses?: boolean
}

const MAX_TRACKED_REJECTIONS = 10_000

interface LimitSettings {
  scale: number
  processes: number
  redis: Redis | undefined
}

let redis: Redis | undefined
/** The Redis connection of this process, opened when the first limit needs it. */
export function limiterRedis(): Redis | undefined {
  if (limiterConfig.redisUrl) redis ??= connectRedis(limiterConfig.redisUrl)
  return redis
}

/** @returns the error for a caller that must wait this long */
export function createRateLimitError(waitMs: number) {
  return new Failure('rate_limited', { retryAfter: waitMs / SECOND_MS })
}

/** How many at once, and in how many seconds the same number is allowed again. */
export function toQuota({ tokens, perSeconds, burst = tokens }: Omit<RateLimitRule, 'name'>) {
  return { quota: burst, windowSeconds: (burst * perSeconds) / tokens }
}

/** An item of `RateLimit-Policy`: how many at once (`q`), and in how many seconds the bucket refills (`w`). */
function formatPolicy(name: string, { interval, capacity }: BucketSize): string {
  const windowSeconds = Math.max(1, Math.round((interval * capacity) / SECOND_MS))
  return `"${name}";q=${Math.floor(capacity)};w=${windowSeconds}`
}

/** A rate limit, implemented with token buckets. */
export class RateLimit {
  /** The limit in `RateLimit-Policy`; undefined if nothing is limited. */
  readonly policy: string | undefined
  readonly #isOff: boolean
  readonly #alone: TokenBuckets
  readonly #together: RedisBuckets | undefined
  /** Until when Redis has rejected a key, by the monotonic clock, so that it is not queried again before then. */
  readonly #refusedUntil = new LRUCache<string, number>(upTo(MAX_TRACKED_REJECTIONS))

  constructor(
    readonly rule: RateLimitRule,
    settings: Partial<LimitSettings> = {}
  ) {
    const { scale, processes } = { ...limiterConfig, ...settings }
    this.#isOff = scale === Number.POSITIVE_INFINITY
    const interval = (rule.perSeconds * SECOND_MS) / (rule.tokens * scale)
    const capacity = (rule.burst ?? rule.tokens) * scale
    this.#alone = new TokenBuckets({
      interval: interval * processes,
      capacity: Math.max(1, capacity / processes),
    })
    const client = 'redis' in settings ? settings.redis : limiterRedis()
    const whole = { interval, capacity }
    if (rule.acrossProcesses && client && !this.#isOff) {
      this.#together = new RedisBuckets(client, rule.name, whole)
    }
    if (!this.#isOff)
      this.policy = formatPolicy(rule.name, this.#together ? whole : this.#alone.size)
  }

  /** Takes a token from this process's bucket. @returns whether there was one */
  tryTakeLocally(key: string): boolean {
    return this.#isOff || this.#alone.take(key) === 0
  }

  /** Takes a token from this process's bucket. @returns how full it is now @throws `rate_limited` */
  takeLocally(key: string): BucketLevel {
    const wait = this.#isOff ? 0 : this.#alone.take(key)
    if (wait > 0) throw createRateLimitError(wait)
    return this.#alone.level(key)
  }

  /** How full this process's bucket is. Takes nothing. */
  getLevel(key: string): BucketLevel {
    return this.#alone.level(key)
  }

  /** Milliseconds that the key has to wait according to this process; 0 if it need not. Takes nothing. */
  getWaitMs(key: string): number {
    if (this.#isOff) return 0
    const rejectionWait = (this.#refusedUntil.get(key) ?? 0) - performance.now()
    return Math.max(0, rejectionWait, this.#alone.wait(key))
  }

  /** Takes nothing. @throws `rate_limited` if this process knows that the key is over the limit */
  assertNotExhausted(key: string) {
    const wait = this.getWaitMs(key)
    if (wait > 0) throw createRateLimitError(wait)
  }

  /**
   * Takes a token. Without Redis, or if it fails, this process counts its share alone.
   * @returns how full the bucket is now
   * @throws `rate_limited`
   */
  async take(key: string): Promise<BucketLevel> {
    if (!this.#together) return this.takeLocally(key)
    this.assertNotExhausted(key)
    const taken = await this.#together.take(key).catch(() => undefined)
    if (taken === undefined) return this.takeLocally(key)
    if (taken.waitMs === 0) return taken
    this.#refusedUntil.set(key, performance.now() + taken.waitMs)
    throw createRateLimitError(taken.waitMs)
  }

  /** Refunds a request that was not accepted. */
  async refund(key: string) {
    this.#alone.refund(key)
    this.#refusedUntil.delete(key)
    await this.#together?.refund(key).catch(() => undefined)
  }
}

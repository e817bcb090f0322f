import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { limiterConfig } from '#config/limiter'
import { Failure } from '#app/core/errors'
import { connectRedis } from '#app/core/rate_limit/redis_client'
import { RedisBuckets } from '#app/core/rate_limit/redis_buckets'
import { TokenBuckets } from '#app/core/rate_limit/token_bucket'
import { SECOND_MS } from '#app/core/time'

export interface RateLimitRule {
  /** Kept apart from other limits by it. */
  name: string
  /** How many in `perSeconds`, on average. */
  tokens: number
  perSeconds: number
  /** How many at once after a rest; `tokens` when not given. */
  burst?: number
  /** Whether all server processes count together, where there is a Redis. */
  acrossProcesses?: boolean
}

const MAX_TRACKED_REJECTIONS = 10_000

interface LimitSettings {
  scale: number
  processes: number
  redis: Redis | undefined
}

let redis: Redis | undefined
/** The one connection of this process, made when the first limit needs it. */
export function limiterRedis(): Redis | undefined {
  if (limiterConfig.redisUrl) redis ??= connectRedis(limiterConfig.redisUrl)
  return redis
}

/** @returns the failure for who must wait so long */
export function createRateLimitError(waitMs: number) {
  return new Failure('rate_limited', { retryAfter: waitMs / SECOND_MS })
}

/** One rate limit, as token buckets. */
export class RateLimit {
  readonly #isOff: boolean
  readonly #alone: TokenBuckets
  readonly #together: RedisBuckets | undefined
  /** Until when Redis has said no, in milliseconds of the epoch: asking it again before would only cost. */
  readonly #refusedUntil = new LRUCache<string, number>({ max: MAX_TRACKED_REJECTIONS })

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
    if (rule.acrossProcesses && client && !this.#isOff) {
      this.#together = new RedisBuckets(client, rule.name, { interval, capacity })
    }
  }

  /** Takes one, if by what this process knows there is one. @returns whether there was */
  tryAlone(key: string): boolean {
    return this.#isOff || this.#alone.take(key) === 0
  }

  /** Takes one by what this process knows. @throws `rate_limited` */
  takeAlone(key: string) {
    if (this.#isOff) return
    const wait = this.#alone.take(key)
    if (wait > 0) throw createRateLimitError(wait)
  }

  /** How many milliseconds the key has to wait by what this process knows; 0 when it need not. Takes nothing. */
  waitOf(key: string): number {
    if (this.#isOff) return 0
    const rejectionWait = (this.#refusedUntil.get(key) ?? 0) - Date.now()
    return Math.max(0, rejectionWait, this.#alone.wait(key))
  }

  /** @throws `rate_limited` for whom this process knows to be over the limit; takes nothing */
  refuseExhausted(key: string) {
    const wait = this.waitOf(key)
    if (wait > 0) throw createRateLimitError(wait)
  }

  /** Takes one. Without Redis, or when it fails, this process counts its share alone. @throws `rate_limited` */
  async take(key: string) {
    if (!this.#together) return this.takeAlone(key)
    this.refuseExhausted(key)
    const wait = await this.#together.take(key).catch(() => undefined)
    if (wait === undefined) return this.takeAlone(key)
    if (wait === 0) return
    this.#refusedUntil.set(key, Date.now() + wait)
    throw createRateLimitError(wait)
  }

  /** Refunds a request that was not accepted. */
  async giveBack(key: string) {
    this.#alone.giveBack(key)
    this.#refusedUntil.delete(key)
    await this.#together?.giveBack(key).catch(() => undefined)
  }
}

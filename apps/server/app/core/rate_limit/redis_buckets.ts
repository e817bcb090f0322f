import type { Redis } from 'ioredis'
import { toLevel, type BucketLevel, type BucketSize } from '#app/core/rate_limit/token_bucket'

/**
 * The same algorithm as `TokenBuckets.take`, by the clock of Redis, so that all processes agree. Returns two numbers of
 * milliseconds: until there is a token, 0 if one was taken; and until the bucket is full.
 */
const TAKE = `
  local interval, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local fullAt = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now) + interval
  local wait = fullAt - now - window
  if wait > 0 then return {math.ceil(wait), string.format('%.3f', fullAt - now - interval)} end
  redis.call('SET', KEYS[1], string.format('%.3f', fullAt), 'PX', math.ceil(fullAt - now))
  return {0, string.format('%.3f', fullAt - now)}`

const GIVE_BACK = `
  local fullAt = redis.call('GET', KEYS[1])
  if fullAt then
    redis.call('SET', KEYS[1], string.format('%.3f', fullAt - tonumber(ARGV[1])), 'KEEPTTL')
  end`

interface BucketCommands {
  takeToken(
    key: string,
    interval: number,
    window: number
  ): Promise<[waitMs: number, fullInMs: string]>
  giveTokenBack(key: string, interval: number): Promise<null>
}

/** Token buckets that several server processes share. Every call may fail, because Redis is optional. */
export class RedisBuckets {
  readonly #redis: BucketCommands
  readonly #prefix: string
  readonly #size: BucketSize

  constructor(redis: Redis, name: string, size: BucketSize) {
    redis.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE })
    redis.defineCommand('giveTokenBack', { numberOfKeys: 1, lua: GIVE_BACK })
    this.#redis = redis as unknown as BucketCommands
    this.#prefix = `limit:${name}:`
    this.#size = size
  }

  /** Takes a token. @returns milliseconds until there is one, 0 if it was taken, and how full the bucket is */
  async take(key: string): Promise<BucketLevel & { waitMs: number }> {
    const { interval, capacity } = this.#size
    const [waitMs, fullInMs] = await this.#redis.takeToken(
      this.#prefix + key,
      interval,
      interval * capacity
    )
    return { waitMs, ...toLevel(Number(fullInMs), this.#size) }
  }

  refund(key: string) {
    return this.#redis.giveTokenBack(this.#prefix + key, this.#size.interval)
  }
}

import type { Redis } from 'ioredis'
import type { BucketSize } from '#app/core/rate_limit/token_bucket'

/** The same algorithm as `TokenBuckets.take`, by the clock of Redis, so that all processes agree. */
const TAKE = `
  local interval, window = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local fullAt = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now) + interval
  local wait = fullAt - now - window
  if wait > 0 then return math.ceil(wait) end
  redis.call('SET', KEYS[1], string.format('%.3f', fullAt), 'PX', math.ceil(fullAt - now))
  return 0`

const GIVE_BACK = `
  local fullAt = redis.call('GET', KEYS[1])
  if fullAt then
    redis.call('SET', KEYS[1], string.format('%.3f', fullAt - tonumber(ARGV[1])), 'KEEPTTL')
  end`

interface BucketCommands {
  takeToken(key: string, interval: number, window: number): Promise<number>
  giveTokenBack(key: string, interval: number): Promise<null>
}

/** Token buckets that several server processes share. Every call may fail, because Redis is optional. */
export class RedisBuckets {
  readonly #redis: BucketCommands
  readonly #prefix: string
  readonly #interval: number
  readonly #window: number

  constructor(redis: Redis, name: string, { interval, capacity }: BucketSize) {
    redis.defineCommand('takeToken', { numberOfKeys: 1, lua: TAKE })
    redis.defineCommand('giveTokenBack', { numberOfKeys: 1, lua: GIVE_BACK })
    this.#redis = redis as unknown as BucketCommands
    this.#prefix = `limit:${name}:`
    this.#interval = interval
    this.#window = interval * capacity
  }

  take(key: string) {
    return this.#redis.takeToken(this.#prefix + key, this.#interval, this.#window)
  }

  refund(key: string) {
    return this.#redis.giveTokenBack(this.#prefix + key, this.#interval)
  }
}

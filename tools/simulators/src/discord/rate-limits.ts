import { createHash } from 'node:crypto'
import { SECOND_MS } from '@botanica/demo-world'

const BUCKET_NAME_LENGTH = 16

export interface RateLimit {
  readonly limit: number
  readonly windowMs: number
}

/** High enough that no request exceeds it unless a test lowers it. */
export const DEFAULT_RATE_LIMIT: RateLimit = { limit: 500, windowMs: SECOND_MS }

export interface RateDecision {
  readonly headers: Record<string, string>
  /** Seconds to wait, or null when the request is within the limit. */
  readonly retryAfter: number | null
}

export interface RateLimits {
  set(rateLimit: RateLimit): void
  clear(): void
  /** Counts one request of a caller on a route. */
  take(caller: string, route: string): RateDecision
}

/** Fixed windows per caller and route, reported in Discord's headers. */
export function createRateLimits(now: () => number): RateLimits {
  let rule = DEFAULT_RATE_LIMIT
  const windows = new Map<string, { endsAt: number; used: number }>()

  return {
    set(rateLimit) {
      rule = rateLimit
      windows.clear()
    },
    clear() {
      rule = DEFAULT_RATE_LIMIT
      windows.clear()
    },
    take(caller, route) {
      const key = `${caller} ${route}`
      const started = windows.get(key)
      const window =
        started && started.endsAt > now() ? started : { endsAt: now() + rule.windowMs, used: 0 }
      windows.set(key, window)
      window.used += 1

      const wait = (window.endsAt - now()) / SECOND_MS
      return {
        headers: {
          'X-RateLimit-Limit': String(rule.limit),
          'X-RateLimit-Remaining': String(Math.max(0, rule.limit - window.used)),
          'X-RateLimit-Reset': (window.endsAt / SECOND_MS).toFixed(3),
          'X-RateLimit-Reset-After': wait.toFixed(3),
          'X-RateLimit-Bucket': bucketName(route),
        },
        retryAfter: window.used > rule.limit ? wait : null,
      }
    },
  }
}

/** All users share a bucket, so ids are not part of its name. */
export function toRoute(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\d{15,}/g, ':id')}`
}

function bucketName(route: string): string {
  return createHash('sha256').update(route).digest('hex').slice(0, BUCKET_NAME_LENGTH)
}

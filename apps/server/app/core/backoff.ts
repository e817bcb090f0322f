import { noJitterGenerator } from 'cockatiel'
import { jittered } from '#app/core/time'

export interface BackoffOptions {
  /** Milliseconds to wait after the first failure. */
  initialMs: number
  maxMs: number
  /** Maximum deviation of a delay, as a ratio from 0 to 1; none by default. */
  jitter?: number
}

/**
 * Returns the delay before the next attempt: exponential backoff with an upper bound. The library's own policies
 * count in memory; this function is for counts that are stored in a row or that decrease over time.
 * @param failures consecutive failures, including this one; at least 1
 * @returns milliseconds
 */
export function backoffDelay(failures: number, options: BackoffOptions): number {
  const { initialMs, maxMs, jitter = 0 } = options
  const [delay] = noJitterGenerator(failures - 1, {
    initialDelay: initialMs,
    maxDelay: maxMs,
    exponent: 2,
    generator: noJitterGenerator,
  })
  return jittered(delay, jitter)
}

import { noJitterGenerator } from 'cockatiel'
import { jittered } from '#app/core/time'

export interface BackoffOptions {
  /** Milliseconds to wait after the first failure. */
  initialMs: number
  maxMs: number
  /** How far a wait may be off, from 0 to 1; not at all without it. */
  jitter?: number
}

/**
 * How long to wait after a failure: twice as long as after the one before, up to a bound. The library's own policies count
 * in memory; this is for counts that are stored in a row, or that go down again by themselves.
 * @param failures how many there have been in a row, this one included; at least 1
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

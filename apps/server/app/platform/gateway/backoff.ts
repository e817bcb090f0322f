import { backoffDelay, type BackoffOptions } from '#app/core/backoff'

const JITTER = 0.2

/** Waits that double from one failure to the next, up to a bound, in milliseconds. Nothing waits before the first. */
export class Backoff {
  readonly #options: BackoffOptions
  #attempts = 0

  constructor(options: Omit<BackoffOptions, 'jitter'>) {
    this.#options = { ...options, jitter: JITTER }
  }

  /** Counts one more attempt. @returns how long to wait before it */
  next(): number {
    const failures = this.#attempts++
    return failures === 0 ? 0 : backoffDelay(failures, this.#options)
  }

  reset() {
    this.#attempts = 0
  }
}

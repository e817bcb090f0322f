import { backoffDelay, type BackoffOptions } from '#app/core/backoff'

const JITTER = 0.2

/** Exponential backoff in milliseconds, up to a maximum. The first attempt does not wait. */
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

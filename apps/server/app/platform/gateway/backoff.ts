import { jittered } from '#app/core/time'

const JITTER = 0.2

/** Waits that double from one failure to the next, up to a bound, in milliseconds. Nothing waits before the first. */
export class Backoff {
  readonly #firstMs: number
  readonly #maxMs: number
  #failures = 0

  constructor({ firstMs, maxMs }: { firstMs: number; maxMs: number }) {
    this.#firstMs = firstMs
    this.#maxMs = maxMs
  }

  /** Counts one more attempt. @returns how long to wait before it */
  next(): number {
    const ms = this.#failures === 0 ? 0 : this.#firstMs * 2 ** (this.#failures - 1)
    this.#failures += 1
    return jittered(Math.min(ms, this.#maxMs), JITTER)
  }

  reset() {
    this.#failures = 0
  }
}

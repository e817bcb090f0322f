import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one request may wait for connections in all, in milliseconds. */
const MAX_POOL_WAIT_MS = 1_000

/** What one request has waited for connections so far. Waits that overlap count once. */
export class RequestScope {
  #waiting = 0
  #since = 0
  #waitedMs = 0
  /** Whether it has asked for a connection before. */
  hasAcquired = false

  /** Milliseconds that are left to wait. */
  get remainingMs(): number {
    const current = this.#waiting > 0 ? performance.now() - this.#since : 0
    return Math.max(0, MAX_POOL_WAIT_MS - this.#waitedMs - current)
  }

  startWaiting() {
    if (this.#waiting++ === 0) this.#since = performance.now()
  }

  stopWaiting() {
    if (--this.#waiting === 0) this.#waitedMs += performance.now() - this.#since
  }
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs what handles one request. Pages that ask our own API while they are rendered are one request with it. */
export function runInRequestScope<Result>(handle: () => Result): Result {
  return scopes.run(new RequestScope(), handle)
}

/** The request in whose name something runs; `undefined` for jobs and commands. */
export function currentRequestScope(): RequestScope | undefined {
  return scopes.getStore()
}

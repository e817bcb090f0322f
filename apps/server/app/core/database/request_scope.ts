import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds that one request may wait for connections in total. */
const MAX_POOL_WAIT_MS = 1_000

/** How long one request has waited for connections. Waits that overlap count once. */
export class RequestScope {
  #waiting = 0
  #since = 0
  #waitedMs = 0
  /** Whether it has acquired a connection before. */
  hasAcquired = false

  /** Remaining milliseconds. */
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

/** Runs the handler of a request in a scope. A page and the API calls of its rendering share one scope. */
export function runInRequestScope<Result>(handle: () => Result): Result {
  return scopes.run(new RequestScope(), handle)
}

/** Returns the scope of the current request; `undefined` for jobs and commands. */
export function currentRequestScope(): RequestScope | undefined {
  return scopes.getStore()
}

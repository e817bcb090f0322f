import { isLimiterOff } from '#config/limiter'
import { Failure } from '#app/core/errors'
import { currentRequestScope, type RequestScope } from '#app/core/database/request_scope'

/** With this many requests waiting for a connection, new requests are rejected. */
const MAX_WAITING = 100
/** If the first in the queue has waited this long, a new request would wait about as long, which is too much. */
const MAX_QUEUE_AGE_MS = 250
const RETRY_AFTER_SECONDS = 2

/** The used parts of Knex's client and its pool; the library has no types for them. */
interface PendingConnection {
  promise: Promise<unknown>
  reject(error: Error): void
}
interface ConnectionPool {
  acquire(): PendingConnection
  numPendingCreates(): number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}
export interface PooledClient {
  pool: ConnectionPool
  acquireConnection(): Promise<unknown>
}

/** Thrown early when the database is overloaded, so that the caller can retry and other requests are served. */
export class OverloadError extends Failure {
  constructor() {
    super('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  }
}

/** When each pending acquisition of a pool began waiting, oldest first. */
type Queue = Map<PendingConnection, number>

function isOverloaded(pool: ConnectionPool, queue: Queue): boolean {
  if (queue.size >= MAX_WAITING) return true
  const [oldest] = queue.values()
  // While connections are still being opened, the queue says nothing about the load.
  if (oldest === undefined || pool.numPendingCreates() > 0) return false
  return performance.now() - oldest > MAX_QUEUE_AGE_MS
}

/** Aborts the wait when the request has used up its time. */
function waitWithin(scope: RequestScope, pending: PendingConnection) {
  const timer = setTimeout(() => pending.reject(new OverloadError()), scope.remainingMs)
  scope.startWaiting()
  return () => {
    clearTimeout(timer)
    scope.stopWaiting()
  }
}

const getLimitedScope = () => (isLimiterOff() ? undefined : currentRequestScope())

/**
 * Makes a database client reject early under overload. A request without a connection is rejected at once when too
 * many wait or the first has waited too long. A request that had a connection before may wait for one second in
 * total. Code that is not part of a request waits as the pool is configured, and so do requests while callers are not
 * limited.
 */
export function rejectWhenOverloaded(client: PooledClient) {
  const { pool } = client
  const queue: Queue = new Map()
  const acquire = pool.acquire.bind(pool)
  const acquireConnection = client.acquireConnection.bind(client)

  pool.acquire = () => {
    const scope = getLimitedScope()
    const pending = acquire()
    queue.set(pending, performance.now())
    const stopWaiting = scope && waitWithin(scope, pending)
    const release = () => {
      queue.delete(pending)
      stopWaiting?.()
    }
    pending.promise.then(release, release)
    return pending
  }

  // Rejected here and not by the pool, because the library logs each of the pool's errors.
  client.acquireConnection = async () => {
    const scope = getLimitedScope()
    if (scope && !scope.hasAcquired) {
      if (isOverloaded(pool, queue)) throw new OverloadError()
      scope.hasAcquired = true
    }
    return acquireConnection()
  }
}

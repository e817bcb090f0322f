import { Failure } from '#app/core/errors'
import { currentRequestScope, type RequestScope } from '#app/core/database/request_scope'

/** Beyond so many waiting for a connection, a request that has none yet is refused. */
const MAX_WAITING = 100
/** When the first in the queue has waited so long, whoever comes would wait about as long: too long for a request that begins. */
const MAX_QUEUE_AGE_MS = 250
const RETRY_AFTER_SECONDS = 2

/** The parts of Knex's client, its pool, and of what waits in it that are used here; the library types none of them. */
interface PendingConnection {
  promise: Promise<unknown>
  reject(error: Error): void
}
interface ConnectionPool {
  acquire(): PendingConnection
  numPendingCreates(): number
}
export interface PooledClient {
  pool: ConnectionPool
  acquireConnection(): Promise<unknown>
}

/** More is asked of the database than it can do: refused early, so that the caller can come back and others are served. */
export class OverloadError extends Failure {
  constructor() {
    super('unavailable', { retryAfter: RETRY_AFTER_SECONDS })
  }
}

/** For each who waits for a connection of one pool, when they began; the oldest first. */
type Queue = Map<PendingConnection, number>

function isOverloaded(pool: ConnectionPool, queue: Queue): boolean {
  if (queue.size >= MAX_WAITING) return true
  const [oldest] = queue.values()
  // While connections are still being opened the queue is no measure of the load.
  if (oldest === undefined || pool.numPendingCreates() > 0) return false
  return performance.now() - oldest > MAX_QUEUE_AGE_MS
}

/** Ends the wait when the request has waited as long as it may. */
function waitWithin(scope: RequestScope, pending: PendingConnection) {
  const timer = setTimeout(() => pending.reject(new OverloadError()), scope.remainingMs)
  scope.startWaiting()
  return () => {
    clearTimeout(timer)
    scope.stopWaiting()
  }
}

/**
 * Makes a database client refuse early. A request that asks for its first connection is refused at once when too many wait, or
 * have waited too long; one that is under way waits, but for a second in all at most. Whatever is not a request waits as the pool
 * says.
 */
export function rejectWhenOverloaded(client: PooledClient) {
  const { pool } = client
  const queue: Queue = new Map()
  const acquire = pool.acquire.bind(pool)
  const acquireConnection = client.acquireConnection.bind(client)

  pool.acquire = () => {
    const scope = currentRequestScope()
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

  // Refused here and not in the pool, of whose failures the library writes a line each.
  client.acquireConnection = async () => {
    const scope = currentRequestScope()
    if (scope && !scope.hasAcquired) {
      if (isOverloaded(pool, queue)) throw new OverloadError()
      scope.hasAcquired = true
    }
    return acquireConnection()
  }
}

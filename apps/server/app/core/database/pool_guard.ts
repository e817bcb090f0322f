import type { Client } from 'pg'
import { finishedStatements } from '#app/core/observability/channels'

/** The driver's message; the error has no code. */
const TIMED_OUT = 'Query read timeout'
const IDLE = 'I'

type Callback = (error: Error | null, result?: unknown) => void

/**
 * Closes a connection as soon as one of its statements has exceeded our timeout. The driver only stops waiting: the
 * statement may still run, and a late BEGIN would return a connection with an open transaction to the pool.
 */
export function closeOnTimeout(connection: Client) {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  const guarded = (...args: unknown[]) => {
    const callback = args.at(-1)
    if (typeof callback !== 'function') return query(...args)
    const closing: Callback = (error, result) => {
      if (error?.message === TIMED_OUT) connection.connection.stream.destroy()
      ;(callback as Callback)(error, result)
    }
    return query(...args.slice(0, -1), closing)
  }
  connection.query = guarded as Client['query']
}

/** Publishes the command and the duration of each statement of a connection. */
export function reportStatements(connection: Client) {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  const reporting = (...args: unknown[]) => {
    const callback = args.at(-1)
    if (!finishedStatements.hasSubscribers || typeof callback !== 'function') return query(...args)
    const startedAt = performance.now()
    const reportAndReturn: Callback = (error, result) => {
      const { command } = (result ?? {}) as { command?: string }
      finishedStatements.publish({ command, durationMs: performance.now() - startedAt })
      ;(callback as Callback)(error, result)
    }
    return query(...args.slice(0, -1), reportAndReturn)
  }
  connection.query = reporting as Client['query']
}

/** Whether the pool may reuse this connection: it is open and outside of any transaction. */
export function isReusable(connection: Client): boolean {
  return !connection.connection.stream.destroyed && connection.getTransactionStatus() === IDLE
}

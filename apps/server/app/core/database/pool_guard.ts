import type { Client } from 'pg'

/** The driver gives this error no code. */
const TIMED_OUT = 'Query read timeout'
const IDLE = 'I'

type Callback = (error: Error | null, result?: unknown) => void

/**
 * Closes a connection as soon as one of its statements has timed out on our side. The driver only stops waiting: the
 * statement may still run, and a late BEGIN would leave the pool a connection inside an open transaction.
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

/** Whether the pool may hand this connection out: it is open, and outside of any transaction. */
export function isReusable(connection: Client): boolean {
  return !connection.connection.stream.destroyed && connection.getTransactionStatus() === IDLE
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The header with which the framework and proxies name a request. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** Accepted request ids from a proxy. Any other value would be copied into logs and responses. */
const PLAIN_REQUEST_ID = /^[\w-]{8,64}$/

/** Gives the request an id, which the framework then uses too. The proxy's is kept if it is plain. */
export function assignRequestId({ headers }: IncomingMessage) {
  const requestId = headers[REQUEST_ID_HEADER]
  if (requestId === undefined || !PLAIN_REQUEST_ID.test(String(requestId)))
    headers[REQUEST_ID_HEADER] = randomUUID()
}

/** Returns the id that the request was given. */
export function getRequestId({ headers }: IncomingMessage): string {
  return String(headers[REQUEST_ID_HEADER])
}

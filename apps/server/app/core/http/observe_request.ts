import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { accessLogRatio } from '#config/logger'
import { finishedRequests } from '#app/core/observability/channels'
import { getRoutePattern } from '#app/core/http/request_route'

const REQUEST_ID = 'x-request-id'
/** Accepted request ids from a proxy. Any other value would be copied into logs and responses. */
const PLAIN_REQUEST_ID = /^[\w-]{8,64}$/

/** Precision of durations: microseconds in a millisecond. */
const MICROSECONDS = 1_000

/** Gives the request an id, which the framework then uses too. The proxy's is kept if it is plain. */
export function assignRequestId({ headers }: IncomingMessage) {
  const requestId = headers[REQUEST_ID]
  if (requestId === undefined || !PLAIN_REQUEST_ID.test(String(requestId)))
    headers[REQUEST_ID] = randomUUID()
}

/**
 * Logs a request and publishes it to metrics once its response is closed. The line has neither path nor address, which
 * could identify people.
 */
export function observeRequest(request: IncomingMessage, response: ServerResponse) {
  const isLogged = accessLogRatio > 0 && Math.random() < accessLogRatio
  if (!isLogged && !finishedRequests.hasSubscribers) return
  const startedAt = performance.now()
  response.once('close', () => {
    const finished = {
      requestId: String(request.headers[REQUEST_ID]),
      method: request.method!,
      route: getRoutePattern(request),
      status: response.statusCode,
      durationMs: Math.round((performance.now() - startedAt) * MICROSECONDS) / MICROSECONDS,
    }
    finishedRequests.publish(finished)
    if (isLogged) logger.info(finished, 'request')
  })
}

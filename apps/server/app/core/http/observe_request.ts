import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { accessLogRatio } from '#config/logger'
import { finishedRequests } from '#app/core/observability/channels'
import { getRequestId } from '#app/core/http/request_id'
import { getRoutePattern } from '#app/core/http/request_route'

/** Precision of durations: microseconds in a millisecond. */
const MICROSECONDS = 1_000

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
      requestId: getRequestId(request),
      method: request.method!,
      route: getRoutePattern(request),
      status: response.statusCode,
      durationMs: Math.round((performance.now() - startedAt) * MICROSECONDS) / MICROSECONDS,
    }
    finishedRequests.publish(finished)
    if (isLogged) logger.info(finished, 'request')
  })
}

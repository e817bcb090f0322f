import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { faultMiddleware, type ErrorFault } from '../http/fault-middleware.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '../http/status.ts'
import { handleError, rateLimitedResponse } from './api.ts'
import { serverError, unauthorized } from './rest/errors.ts'
import type { Simulation } from './simulation.ts'
import { WORLD_ACTIONS, WORLD_PATH } from './world-page/view.ts'

/** Discord's failures with its own error bodies. The control API is exempt. */
export function discordFaults(simulation: Simulation): MiddlewareHandler {
  return faultMiddleware(simulation, { page: WORLD_PATH, actions: WORLD_ACTIONS }, fail)
}

function fail(c: Context, fault: ErrorFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      return rateLimitedResponse(c, fault.retryAfterSeconds, fault.global ?? false)
    case 'server_error':
      // The control API has checked that it is a 5xx.
      return handleError(
        serverError((fault.status ?? HTTP_INTERNAL_SERVER_ERROR) as ContentfulStatusCode),
        c
      )
    case 'unauthorized':
      return handleError(unauthorized(), c)
  }
}

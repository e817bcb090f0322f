import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { HTTP_INTERNAL_SERVER_ERROR } from '../http/status.ts'
import type { Gateway } from './gateway/gateway.ts'
import { gatewayRoutes } from './gateway/routes.ts'
import { DiscordError, notFound, rateLimitedBody, serverError } from './rest/errors.ts'
import { messageRoutes } from './rest/message-routes.ts'
import { moderationRoutes } from './rest/moderation-routes.ts'
import { restRoutes } from './rest/routes.ts'
import { tokenRoutes } from './oauth/token-routes.ts'
import { canonicalPath } from '../http/request-log.ts'
import { toRoute } from './rate-limits.ts'
import type { Simulation } from './simulation.ts'

const ANONYMOUS = 'nobody'

/** `/api` and `/api/v10`: REST and the token endpoint, with Discord's error bodies and rate limits. */
export function apiRoutes(simulation: Simulation, gateway: Gateway): Hono {
  const api = new Hono()
  api.use(rateLimited(simulation))
  api.route('/', tokenRoutes(simulation))
  api.route('/', gatewayRoutes(simulation, gateway))
  api.route('/', restRoutes(simulation, gateway))
  api.route('/', messageRoutes(simulation))
  api.route('/', moderationRoutes(simulation, gateway))
  return api
}

/** Sends Discord's rate-limit headers with every response, and rejects requests beyond the limit. */
function rateLimited({ rateLimits }: Simulation): MiddlewareHandler {
  return async (c, next) => {
    const caller = c.req.header('Authorization') ?? ANONYMOUS
    const { headers, retryAfter } = rateLimits.take(
      caller,
      toRoute(c.req.method, canonicalPath(c.req.path))
    )
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (retryAfter !== null) return rateLimitedResponse(c, retryAfter, false)
    await next()
  }
}

/** @param retryAfter seconds; the header rounds them up, as Discord's does */
export function rateLimitedResponse(c: Context, retryAfter: number, global: boolean): Response {
  c.header('Retry-After', String(Math.ceil(retryAfter)))
  c.header('X-RateLimit-Scope', global ? 'global' : 'user')
  if (global) c.header('X-RateLimit-Global', 'true')
  return c.json(rateLimitedBody(retryAfter, global), 429)
}

/** The simulator's error handler: expected errors with Discord's bodies, anything else as a 500. */
export function handleError(error: Error, c: Context): Response {
  const known = error instanceof DiscordError ? error : serverError(HTTP_INTERNAL_SERVER_ERROR)
  return c.json(known.body, known.status)
}

export function handleNotFound(c: Context): Response {
  const { body, status } = notFound()
  return c.json(body, status)
}

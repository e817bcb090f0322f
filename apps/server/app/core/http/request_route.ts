import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'

type WithRoute = Pick<HttpContext, 'route'> | { route: { pattern: string } }

const contexts = new WeakMap<IncomingMessage, WithRoute>()

/** Remembers where the route of a request will be, because it is matched later. */
export function rememberContext(request: IncomingMessage, context: WithRoute) {
  contexts.set(request, context)
}

/** Returns the pattern of the matched route; `null` if none matches. */
export function getRoutePattern(request: IncomingMessage): string | null {
  return contexts.get(request)?.route?.pattern ?? null
}

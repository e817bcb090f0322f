import { createRequire } from 'node:module'
import type { IncomingMessage } from 'node:http'
import type { Attributes, Span } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { startNodeSdk } from '@opentelemetry/sdk-node'
import { withDeadline } from '#app/core/process/deadline'
import { getRoutePattern } from '#app/core/http/request_route'
import { SECOND_MS } from '#app/core/time'

const SERVICE_NAME = 'botanica'
/** How long a stopping process tries to send its last spans, in milliseconds. */
const FLUSH_MS = 2 * SECOND_MS
const HTTP_ROUTE = 'http.route'

/**
 * Attributes that could identify people or contain secrets: addresses, browsers, and paths with ids, codes of sign-ins or
 * the endpoints of push subscriptions. `undefined` removes what the instrumentation has set.
 */
const REMOVED: Attributes = {
  'client.address': undefined,
  'network.peer.address': undefined,
  'network.peer.port': undefined,
  'url.full': undefined,
  'url.path': undefined,
  'url.query': undefined,
  'user_agent.original': undefined,
}
const remove = () => REMOVED

/** Names the span of a request by its route, which was matched after the span started. */
function nameByRoute(span: Span, request: { method?: string | undefined }) {
  const route = getRoutePattern(request as IncomingMessage)
  if (route === null) return
  span.setAttribute(HTTP_ROUTE, route)
  span.updateName(`${request.method} ${route}`)
}

/**
 * Starts OpenTelemetry with traces of requests, statements and calls to other services. The library reads the standard
 * `OTEL_` variables. Metrics and logs have their own ways out of the process.
 * @returns a function that sends what is left and ends it
 */
export function startTracing(): () => Promise<void> {
  process.env.OTEL_SERVICE_NAME ??= SERVICE_NAME
  const { shutdown } = startNodeSdk({
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        startIncomingSpanHook: remove,
        startOutgoingSpanHook: remove,
        applyCustomAttributesOnSpan: nameByRoute,
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ startSpanHook: remove }),
    ],
  })
  // The instrumentation patches the module when it is next required, and our own imports are no requires.
  createRequire(import.meta.url)('node:http')
  return () => withDeadline(FLUSH_MS, shutdown()).catch(() => {})
}

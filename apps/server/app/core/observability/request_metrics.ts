import { Histogram } from 'prom-client'
import { finishedRequests } from '#app/core/observability/channels'
import { DURATION_BUCKETS, PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { SECOND_MS } from '#app/core/time'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const OTHER = 'other'
/** The route of requests that no route matches. */
const NONE = 'none'

/** Requests by route and status. Labels have few values: a method that we do not know counts as `other`. */
export const requestMetrics: MetricSource = (registry) => {
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from a request until its response is closed, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  finishedRequests.subscribe(({ method, route, status, durationMs }) => {
    const labels = { method: METHODS.has(method) ? method : OTHER, route: route ?? NONE, status }
    durations.observe(labels, durationMs / SECOND_MS)
  })
}

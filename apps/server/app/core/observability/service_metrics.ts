import { Gauge, Histogram } from 'prom-client'
import { serviceCalls } from '#app/core/observability/channels'
import { DURATION_BUCKETS, PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { listBreakers } from '#app/core/observability/service_calls'
import { SECOND_MS } from '#app/core/time'

/** Calls to other services, and whether their circuit breakers stop them. */
export const serviceMetrics: MetricSource = (registry) => {
  const registers = [registry]
  const durations = new Histogram({
    name: `${PREFIX}service_call_duration_seconds`,
    help: 'Time of calls to another service, by outcome.',
    labelNames: ['service', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  serviceCalls.subscribe(({ service, outcome, durationMs }) =>
    durations.observe({ service, outcome }, durationMs / SECOND_MS)
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}circuit_breaker_open`,
      help: '1 while the circuit breaker of a service stops calls, or tries the first one again.',
      labelNames: ['service'],
      registers: [],
      collect() {
        for (const { service, isOpen } of listBreakers()) this.set({ service }, isOpen ? 1 : 0)
      },
    })
  )
}

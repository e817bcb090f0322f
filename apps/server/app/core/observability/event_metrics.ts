import app from '@adonisjs/core/services/app'
import { Gauge, Histogram } from 'prom-client'
import { liveHub } from '#app/core/live/live_hub'
import { handledEvents, liveDeliveries } from '#app/core/observability/channels'
import { LAG_BUCKETS, PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { SECOND_MS } from '#app/core/time'

/** How far this process is behind the outbox, and its live connections behind that. */
export const eventMetrics: MetricSource = (registry) => {
  const registers = [registry]
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}outbox_read_age_seconds`,
      help: 'Time since this process last read the outbox.',
      registers: [],
      async collect() {
        const { readAgeMs } = await app.container.make(OutboxTail)
        if (readAgeMs === undefined) this.remove()
        else this.set(readAgeMs / SECOND_MS)
      },
    })
  )
  const outboxLag = new Histogram({
    name: `${PREFIX}outbox_lag_seconds`,
    help: 'Time from the transaction of an outbox event to the end of its handlers in this process.',
    labelNames: ['topic'],
    buckets: LAG_BUCKETS,
    registers,
  })
  handledEvents.subscribe(({ topic, lagMs }) => outboxLag.observe({ topic }, lagMs / SECOND_MS))
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}live_connections`,
      help: 'Open connections of the live stream.',
      registers: [],
      collect() {
        this.set(liveHub.size)
      },
    })
  )
  const liveLag = new Histogram({
    name: `${PREFIX}live_lag_seconds`,
    help: 'Time from the oldest event of a batch until it was written to the live connections.',
    buckets: LAG_BUCKETS,
    registers,
  })
  liveDeliveries.subscribe(({ lagMs }) => liveLag.observe(lagMs / SECOND_MS))
}

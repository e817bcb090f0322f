import { Counter } from 'prom-client'
import { receivedWebhooks } from '#app/core/observability/channels'
import { PREFIX, type MetricSource } from '#app/core/observability/metric_source'

/** Webhooks of the payment providers. */
export const webhookMetrics: MetricSource = (registry) => {
  const webhooks = new Counter({
    name: `${PREFIX}webhooks_received_total`,
    help: 'Webhooks received from a payment provider by outcome.',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  })
  receivedWebhooks.subscribe(({ provider, outcome }) => webhooks.inc({ provider, outcome }))
}

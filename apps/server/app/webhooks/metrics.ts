import { Counter } from 'prom-client'
import { sentWebhooks } from '#app/core/observability/channels'
import { PREFIX, type MetricSource } from '#app/core/observability/metric_source'

/** Events that were sent to webhooks of bots. */
export const botWebhookMetrics: MetricSource = (registry) => {
  const deliveries = new Counter({
    name: `${PREFIX}bot_webhook_deliveries_total`,
    help: 'Attempts to send an event to a webhook of a bot, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  sentWebhooks.subscribe(({ outcome }) => deliveries.inc({ outcome }))
}

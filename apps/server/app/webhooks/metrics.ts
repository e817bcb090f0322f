import { Counter, Gauge } from 'prom-client'
import { queryRows, sql } from '#app/core/database/sql'
import { sentWebhooks } from '#app/core/observability/channels'
import { oncePerScrape, PREFIX, type MetricSource } from '#app/core/observability/metric_source'

type WebhookState = 'active' | 'failing' | 'paused'

interface WebhookCounts {
  state: WebhookState
  webhooks: number
}

function countWebhooks(): Promise<WebhookCounts[]> {
  return queryRows<WebhookCounts>(sql`
    SELECT state, count(bot_webhooks.id)::int AS webhooks
    FROM unnest(ARRAY['active', 'failing', 'paused']) AS state LEFT JOIN bot_webhooks
      ON state = CASE WHEN paused_at IS NOT NULL THEN 'paused'
        WHEN failing_since IS NOT NULL THEN 'failing' ELSE 'active' END
    GROUP BY state
  `)
}

/** The webhooks of bots, and the events that this process sent to them. */
export const botWebhookMetrics: MetricSource = (registry) => {
  const readCounts = oncePerScrape(countWebhooks)
  const deliveries = new Counter({
    name: `${PREFIX}bot_webhook_deliveries_total`,
    help: 'Attempts to send an event to a webhook of a bot, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}bot_webhooks`,
      help: 'Webhooks of bots by state: failing ones are still sent events, paused ones are not.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { state, webhooks } of await readCounts()) this.set({ state }, webhooks)
      },
    })
  )
  sentWebhooks.subscribe(({ outcome }) => deliveries.inc({ outcome }))
}

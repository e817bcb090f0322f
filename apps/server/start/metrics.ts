import { DELIVERIES } from '#app/announcements/queries/deliveries'
import { cacheMetrics } from '#app/core/observability/cache_metrics'
import { databaseMetrics } from '#app/core/observability/database_metrics'
import { eventMetrics } from '#app/core/observability/event_metrics'
import { jobMetrics } from '#app/core/observability/job_metrics'
import type { MetricSource } from '#app/core/observability/metric_source'
import { queueMetrics } from '#app/core/observability/queue_metrics'
import { readinessMetrics } from '#app/core/observability/readiness_metrics'
import { requestMetrics } from '#app/core/observability/request_metrics'
import { serviceMetrics } from '#app/core/observability/service_metrics'
import { PUSHES } from '#app/inbox/push/queries/due_pushes'
import { OPEN_MODERATIONS } from '#app/moderation/members/discord/moderation_rows'
import { webhookMetrics } from '#app/premium/metrics'
import { CHECKS } from '#app/premium/queries/due_checks'
import { ENDS } from '#app/premium/queries/due_ends'
import { botWebhookMetrics } from '#app/webhooks/metrics'
import { DUE_WEBHOOKS } from '#app/webhooks/sending/due_webhooks'

/** The metrics of all contexts. Loaded only by a process that serves metrics. */
export const metricSources: readonly MetricSource[] = [
  requestMetrics,
  cacheMetrics,
  databaseMetrics,
  eventMetrics,
  jobMetrics,
  queueMetrics([ENDS, CHECKS, PUSHES, DELIVERIES, OPEN_MODERATIONS, DUE_WEBHOOKS]),
  serviceMetrics,
  readinessMetrics,
  webhookMetrics,
  botWebhookMetrics,
]

import { Counter, Gauge } from 'prom-client'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { postponedRows } from '#app/core/observability/channels'
import { oncePerScrape, PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { getQueueName, type Queue } from '#app/core/queue'

export interface MeasuredQueue extends Pick<Queue, 'table' | 'dueAt'> {
  /** Additional condition for due rows. */
  where?: Sql
}

const ALL = rawSql('true')

interface QueueState {
  queue: string
  due: number
  oldestAgeSeconds: number
}

async function readQueue({ table, dueAt, where = ALL }: MeasuredQueue): Promise<QueueState> {
  const [state] = await queryRows<Omit<QueueState, 'queue'>>(sql`
    SELECT count(*)::int AS due,
      coalesce(extract(epoch FROM now() - min(${rawSql(dueAt)})), 0)::float8 AS "oldestAgeSeconds"
    FROM ${rawSql(table)} WHERE ${rawSql(dueAt)} <= now() AND ${where}
  `)
  return { queue: getQueueName({ table, dueAt }), ...state! }
}

/** The due rows of queues, which all processes share, and what this process has postponed. */
export function queueMetrics(queues: readonly MeasuredQueue[]): MetricSource {
  return (registry) => {
    const registers = [registry]
    const labelNames = ['queue'] as const
    const readQueues = oncePerScrape(() => Promise.all(queues.map(readQueue)))
    registry.registerMetric(
      new Gauge({
        name: `${PREFIX}queue_due`,
        help: 'Rows of the queue that are due.',
        labelNames,
        registers: [],
        async collect() {
          this.reset()
          for (const { queue, due } of await readQueues()) this.set({ queue }, due)
        },
      })
    )
    registry.registerMetric(
      new Gauge({
        name: `${PREFIX}queue_oldest_due_seconds`,
        help: 'For how long the oldest due row of the queue has been due.',
        labelNames,
        registers: [],
        async collect() {
          this.reset()
          for (const { queue, oldestAgeSeconds } of await readQueues())
            this.set({ queue }, oldestAgeSeconds)
        },
      })
    )
    const postponed = new Counter({
      name: `${PREFIX}queue_postponed_total`,
      help: 'Rows that this process has claimed and put off, mostly because a service failed.',
      labelNames,
      registers,
    })
    postponedRows.subscribe(({ queue }) => postponed.inc({ queue }))
  }
}

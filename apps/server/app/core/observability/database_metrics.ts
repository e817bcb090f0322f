import db from '@adonisjs/lucid/services/db'
import { Gauge, Histogram } from 'prom-client'
import type { PooledClient } from '#app/core/database/pool_admission'
import { finishedStatements } from '#app/core/observability/channels'
import { DURATION_BUCKETS, PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { SECOND_MS } from '#app/core/time'

/** The command of statements that failed: PostgreSQL names only what it has completed. */
const FAILED = 'failed'

/** The connection pool, and the times of statements by command. */
export const databaseMetrics: MetricSource = (registry) => {
  const registers = [registry]
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}database_connections`,
      help: 'Connections of the pool by state.',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { pool } = db.connection().getWriteClient().client as PooledClient
        this.set({ state: 'used' }, pool.numUsed())
        this.set({ state: 'idle' }, pool.numFree())
      },
    })
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}database_waiting`,
      help: 'Callers that wait for a connection of the pool.',
      registers: [],
      collect() {
        const { pool } = db.connection().getWriteClient().client as PooledClient
        this.set(pool.numPendingAcquires())
      },
    })
  )
  const durations = new Histogram({
    name: `${PREFIX}database_statement_duration_seconds`,
    help: 'Time until PostgreSQL has completed a statement, by command.',
    labelNames: ['command'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  finishedStatements.subscribe(({ command = FAILED, durationMs }) =>
    durations.observe({ command }, durationMs / SECOND_MS)
  )
}

import { Counter, Gauge } from 'prom-client'
import { jobStatuses } from '#app/core/jobs/job_status'
import { finishedJobRuns } from '#app/core/observability/channels'
import { oncePerScrape, PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { SECOND_MS } from '#app/core/time'

/** The jobs, as their rows say, which all processes share, and the runs of this process. */
export const jobMetrics: MetricSource = (registry) => {
  const registers = [registry]
  // `job` is Prometheus' own label.
  const labelNames = ['name'] as const
  const readStatuses = oncePerScrape(jobStatuses)
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}job_last_success_timestamp_seconds`,
      help: 'When the last successful run of the job ended.',
      labelNames,
      registers: [],
      async collect() {
        this.reset()
        for (const { name, succeededAt } of await readStatuses())
          if (succeededAt) this.set({ name }, succeededAt.getTime() / SECOND_MS)
      },
    })
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}job_failed`,
      help: '1 if the last run of the job failed.',
      labelNames,
      registers: [],
      async collect() {
        this.reset()
        for (const { name, status } of await readStatuses())
          this.set({ name }, status === 'failed' ? 1 : 0)
      },
    })
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}job_overdue_seconds`,
      help: 'For how long the job has been due. A process starts due jobs about every ten seconds.',
      labelNames,
      registers: [],
      async collect() {
        this.reset()
        for (const { name, nextAt } of await readStatuses()) {
          const overdueMs = nextAt === null ? 0 : Date.now() - nextAt.getTime()
          this.set({ name }, Math.max(0, overdueMs) / SECOND_MS)
        }
      },
    })
  )
  const runs = new Counter({
    name: `${PREFIX}job_runs_total`,
    help: 'Runs of a job in this process by outcome.',
    labelNames: ['name', 'outcome'],
    registers,
  })
  finishedJobRuns.subscribe(({ job, outcome }) => runs.inc({ name: job, outcome }))
}

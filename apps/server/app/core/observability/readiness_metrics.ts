import { Gauge } from 'prom-client'
import { PREFIX, type MetricSource } from '#app/core/observability/metric_source'
import { readiness } from '#app/core/process/readiness'

/** What `/health/ready` says about this process. */
export const readinessMetrics: MetricSource = (registry) => {
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}ready`,
      help: '1 if load balancers should send requests to this process.',
      registers: [],
      async collect() {
        this.set((await readiness()).isReady ? 1 : 0)
      },
    })
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}readiness_defect`,
      help: '1 for each check of the process that fails.',
      labelNames: ['check'],
      registers: [],
      async collect() {
        this.reset()
        for (const check in (await readiness()).defects) this.set({ check }, 1)
      },
    })
  )
}

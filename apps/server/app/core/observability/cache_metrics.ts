import { Counter, Gauge } from 'prom-client'
import { cacheStore } from '#app/core/cache/fast_path'
import { PREFIX, type MetricSource } from '#app/core/observability/metric_source'

const RESULTS = ['hit', 'stale', 'miss'] as const
const REMOVALS = ['evicted', 'invalidated'] as const

/** The response cache of this process. */
export const cacheMetrics: MetricSource = (registry) => {
  registry.registerMetric(
    new Counter({
      name: `${PREFIX}cache_responses_total`,
      help: 'Responses of cacheable reads: from the cache, from it although outdated, or built.',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset()
        for (const result of RESULTS) this.inc({ result }, cacheStore.counts[result])
      },
    })
  )
  registry.registerMetric(
    new Counter({
      name: `${PREFIX}cache_removals_total`,
      help: 'Entries removed from the response cache: to stay within its memory limit, or because of a change.',
      labelNames: ['reason'],
      registers: [],
      collect() {
        this.reset()
        for (const reason of REMOVALS) this.inc({ reason }, cacheStore.counts[reason])
      },
    })
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}cache_size_bytes`,
      help: 'Memory of the response cache, estimated.',
      registers: [],
      collect() {
        this.set(cacheStore.size)
      },
    })
  )
  registry.registerMetric(
    new Gauge({
      name: `${PREFIX}cache_entries`,
      help: 'Entries of the response cache.',
      registers: [],
      collect() {
        this.set(cacheStore.entries)
      },
    })
  )
}

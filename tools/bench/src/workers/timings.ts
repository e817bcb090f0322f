import { createHistogram } from 'node:perf_hooks'

const MICROSECONDS_A_MS = 1_000

/** Collects response times with microsecond resolution. */
export function createTimings() {
  const histogram = createHistogram()
  return {
    add(ms: number) {
      histogram.record(Math.max(1, Math.round(ms * MICROSECONDS_A_MS)))
    },
    percentile: (share: number) => histogram.percentile(share) / MICROSECONDS_A_MS,
    get count() {
      return histogram.count
    },
  }
}

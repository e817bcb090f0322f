import { createHistogram } from 'node:perf_hooks'

export const MS_PER_SECOND = 1_000
const MICROSECONDS_A_MS = 1_000
const MEDIAN = 50
const P99 = 99

/** Response times, in milliseconds. */
export interface Answers {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

/** Collects response times with microsecond resolution. */
export function createTimings() {
  const histogram = createHistogram()
  const percentile = (share: number) => histogram.percentile(share) / MICROSECONDS_A_MS
  return {
    add(ms: number) {
      histogram.record(Math.max(1, Math.round(ms * MICROSECONDS_A_MS)))
    },
    percentile,
    get count() {
      return histogram.count
    },
    summarize: (): Answers => ({
      count: histogram.count,
      p50: percentile(MEDIAN),
      p99: percentile(P99),
    }),
    reset: () => histogram.reset(),
  }
}

import type { Registry } from 'prom-client'

/** Registers metrics. Contexts export theirs from `metrics.ts`; `start/metrics.ts` lists all. */
export type MetricSource = (registry: Registry) => void

/** Prefix of the names of all metrics but those of Node and the process. */
export const PREFIX = 'botanica_'

/** Upper bounds of histograms for requests, calls and statements, in seconds. */
export const DURATION_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Upper bounds of histograms for delays of events, in seconds. */
export const LAG_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30]

/**
 * Returns a function that reads once for all metrics of a scrape, which run at the same time. When the database cannot be
 * read, there is nothing to show, and the other metrics remain.
 */
export function oncePerScrape<Row>(read: () => Promise<Row[]>): () => Promise<Row[]> {
  let pending: Promise<Row[]> | undefined
  return () => {
    pending ??= read()
      .catch(() => [])
      .finally(() => (pending = undefined))
    return pending
  }
}

/** The measurements of one round of one subject. */
export interface Round {
  /** Responses per second. */
  readonly perSecond: number
  /** The median response time and the 99th percentile, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Requests that failed or got an unexpected status. */
  readonly failed: number
}

export type Metrics = Round

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median of each metric over all rounds, so that one disturbed round does not count. Failures are added up. */
export function summarizeRounds(rounds: readonly Round[]): Metrics {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  }
}

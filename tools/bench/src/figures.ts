/** What one round of one subject came to. */
export interface Round {
  /** Answers a second. */
  readonly perSecond: number
  /** Milliseconds that half of the answers, and all but one in a hundred, took at most. */
  readonly p50: number
  readonly p99: number
  /** Requests that failed, or were answered otherwise than they should be. */
  readonly failed: number
}

export type Figures = Round

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median of each figure over the rounds: one that a neighbour disturbed does not count. Failures add up. */
export function summary(rounds: readonly Round[]): Figures {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    failed: rounds.reduce((sum, round) => sum + round.failed, 0),
  }
}

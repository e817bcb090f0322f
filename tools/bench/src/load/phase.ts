import type { Answers } from '../workers/timings.ts'

/** What became of the requests of one second. */
export interface Second {
  readonly accepted: number
  readonly rejected: number
  readonly failed: number
  /** Of accepted requests, in milliseconds. */
  readonly p99: number
}

/** How busy the load generator was. */
export interface GeneratorUsage {
  /** Share of one core. */
  readonly core: number
  /** The 99th percentile of the delay of its event loop, in milliseconds. */
  readonly lagMs: number
}

/** The measurements while a number of screens was open. */
export interface Phase {
  readonly screens: number
  readonly networks: number
  readonly seconds: readonly Second[]
  readonly accepted: Answers
  /** 429 and 503. */
  readonly rejected: Answers
  /** How often requests failed, by status or by the error's code. */
  readonly failures: Readonly<Record<string, number>>
  readonly generator: GeneratorUsage
}

export const countFailures = ({ failures }: Pick<Phase, 'failures'>) =>
  Object.values(failures).reduce((sum, count) => sum + count, 0)

/** Requests per second, whatever became of them. */
export const getRate = ({ seconds }: Pick<Phase, 'seconds'>) =>
  seconds.reduce((sum, { accepted, rejected, failed }) => sum + accepted + rejected + failed, 0) /
  seconds.length

/** The seconds until nothing is rejected, fails or is slow any more; `undefined` if that never lasts until the end. */
export function getRecoverySeconds(
  seconds: readonly Second[],
  slowestMs: number
): number | undefined {
  const last = seconds.findLastIndex(
    ({ rejected, failed, p99 }) => rejected > 0 || failed > 0 || p99 > slowestMs
  )
  return last + 1 < seconds.length ? last + 1 : undefined
}

/** Averages of memory are compared over this many equal parts, because garbage collection makes single values jump. */
const PARTS = 5

/** Returns by how much memory varied, as a share of its smallest average. NaN for too few samples. */
export function getMemorySpread(samples: readonly number[]): number {
  const length = Math.floor(samples.length / PARTS)
  const averages = Array.from({ length: PARTS }, (_, part) => {
    const values = samples.slice(part * length, (part + 1) * length)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
  const least = Math.min(...averages)
  return (Math.max(...averages) - least) / least
}

import { HTTP_OK, HTTP_SERVICE_UNAVAILABLE } from './scenario-request.ts'
import type { BenchDatabase } from './database.ts'
import { loadDirectorySample, buildSearches } from './directory-sample.ts'
import { startBenchServer } from './server.ts'
import { createTimings, type Answers } from './workers/timings.ts'

const SERVER_CORE = 0
/** Warm-up requests, sent one after the other, so that lazy loading is not measured. */
const WARM_UP = 50

export interface OverloadResult {
  readonly atOnce: number
  readonly rounds: number
  readonly served: Answers
  readonly rejected: Answers
  /** Responses with a status other than 200 and 503. */
  readonly others: number
}

/** Sends this many uncached searches at once to a server on one core, once per round, and measures the responses. */
export async function measureOverload(
  database: BenchDatabase,
  { atOnce, rounds }: { atOnce: number; rounds: number }
): Promise<OverloadResult> {
  const material = await loadDirectorySample(database.migrator)
  const server = await startBenchServer(database.app, { core: SERVER_CORE })
  const [served, rejected] = [createTimings(), createTimings()]
  let others = 0
  const send = async (search: string) => {
    const began = performance.now()
    const response = await fetch(`${server.origin}/api/bots?search=${encodeURIComponent(search)}`)
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - began }
  }
  try {
    for (const search of buildSearches(material, 0).slice(0, WARM_UP)) await send(search)
    for (let round = 1; round <= rounds; round++) {
      const responses = await Promise.all(buildSearches(material, round).slice(0, atOnce).map(send))
      for (const { status, ms } of responses) {
        if (status === HTTP_OK) served.add(ms)
        else if (status === HTTP_SERVICE_UNAVAILABLE) rejected.add(ms)
        else others++
      }
    }
  } finally {
    await server.stop()
  }
  return { atOnce, rounds, served: served.summarize(), rejected: rejected.summarize(), others }
}

const line = (what: string, { count, p50, p99 }: Answers) =>
  `${what} ${count}: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`

/** Formats the result as text. */
export function formatOverloadReport({
  atOnce,
  rounds,
  served,
  rejected,
  others,
}: OverloadResult): string {
  return [
    `${atOnce} uncached searches at once, ${rounds} times, the server on one core:`,
    line('served', served),
    line('rejected', rejected),
    `anything else ${others}`,
  ].join('\n')
}

import autocannon from 'autocannon'
import type { RequestOptions } from '../recorded-response.ts'
import type { Round } from '../metrics.ts'
import { createTimings, MS_PER_SECOND } from './timings.ts'
import { serveTasks } from './worker.ts'

/** For this many seconds, or until each item has been processed once. */
export type Duration = { readonly seconds: number } | 'each once'

export interface LoadTask {
  readonly origin: string
  /** Requested in order and repeatedly, by whichever connection is free. */
  readonly paths: readonly string[]
  readonly request: RequestOptions
  /** Bodies that requests send in order and repeatedly, instead of that of `request`. */
  readonly bodies?: readonly string[]
  readonly expectedStatus: number
  readonly connections: number
  readonly length: Duration
  /** Requests per second; as many as possible by default. */
  readonly perSecond?: number
}

const TIMEOUT_SECONDS = 30

serveTasks<LoadTask, Round>(async (task) => {
  const timings = createTimings()
  let next = 0
  let unexpected = 0
  const startedAt = performance.now()
  let endedAt = startedAt
  const varied = (index: number) => ({
    path: task.paths[index % task.paths.length]!,
    ...(task.bodies && { body: task.bodies[index % task.bodies.length]! }),
  })

  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: task.origin,
        connections: task.connections,
        ...(task.length === 'each once'
          ? { amount: task.paths.length }
          : { duration: task.length.seconds }),
        ...(task.perSecond === undefined ? {} : { overallRate: task.perSecond }),
        timeout: TIMEOUT_SECONDS,
        ...task.request,
        requests: [
          task.paths.length === 1 && !task.bodies
            ? { path: task.paths[0]! }
            : { setupRequest: (request) => ({ ...request, ...varied(next++) }) },
        ],
      },
      (error, done) => (error ? reject(error as Error) : resolve(done))
    )
    running.on('response', (_client, status, _bytes, ms) => {
      endedAt = performance.now()
      if (status === task.expectedStatus) timings.add(ms)
      else unexpected++
    })
  })
  return {
    // The library's own duration ends with a whole second, also when the last response came long before.
    perSecond: timings.count / ((endedAt - startedAt) / MS_PER_SECOND),
    p50: timings.percentile(50),
    p99: timings.percentile(99),
    failed: unexpected + result.errors + result.timeouts,
  }
})

import { Pool } from 'pg'
import type { Round } from '../metrics.ts'
import { toQuery, type Statement } from '../statements/recorder.ts'
import { withServerSettings } from '../statements/session.ts'
import type { Duration } from './load.ts'
import { createTimings } from './timings.ts'
import { serveTasks } from './worker.ts'

export interface BarePgTask {
  readonly url: string
  /** The statements of single requests. Each list runs in order on one connection. */
  readonly samples: readonly (readonly Statement[])[]
  readonly atOnce: number
  /** As many connections as the server's pool has. */
  readonly connections: number
  /** How long to run: for a time, or each sample once. */
  readonly length: Duration
}

const MS_A_SECOND = 1_000

serveTasks<BarePgTask, Round>(async ({ url, samples, atOnce, connections, length }) => {
  const pool = new Pool({ connectionString: withServerSettings(url), max: connections })
  const timings = createTimings()
  let next = 0
  let failed = 0
  const started = performance.now()
  const until =
    length === 'each once' ? Number.POSITIVE_INFINITY : started + length.seconds * MS_A_SECOND
  const most = length === 'each once' ? samples.length : Number.POSITIVE_INFINITY

  async function client() {
    while (next < most && performance.now() < until) {
      const sample = samples[next++ % samples.length]!
      const startedAt = performance.now()
      const connection = await pool.connect()
      try {
        for (const statement of sample) await connection.query(toQuery(statement))
        timings.add(performance.now() - startedAt)
      } catch {
        failed++
        await connection.query('ROLLBACK')
      }
      connection.release()
    }
  }

  await Promise.all(Array.from({ length: atOnce }, client))
  const took = (performance.now() - started) / MS_A_SECOND
  await pool.end()
  return {
    perSecond: timings.count / took,
    p50: timings.percentile(50),
    p99: timings.percentile(99),
    failed,
  }
})

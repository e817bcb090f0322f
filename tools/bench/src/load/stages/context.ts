import type { BenchCluster, BenchDatabase } from '../../database.ts'
import { startBenchServer, type BenchServer, type BenchServerOptions } from '../../server.ts'
import { startWorker, type Worker } from '../../workers/worker.ts'
import type { ScreensTask } from '../../workers/screens.ts'
import type { LoadOptions } from '../options.ts'
import type { Phase } from '../phase.ts'

export interface StageContext {
  readonly cluster: BenchCluster
  readonly database: BenchDatabase
  readonly options: LoadOptions
  /** Sessions of members. */
  readonly cookies: readonly string[]
  /** Reports how far a stage is. */
  readonly log: (text: string) => void
}

/** The server has one core, the load generator the other; PostgreSQL uses what they leave. */
const SERVER_CORE = 0
const GENERATOR_CORE = 1
/**
 * Production's rate limits, and addresses from a proxy on this machine. The log would be full of jobs that do not reach
 * Discord and the payment providers.
 */
export const LIMITED: BenchServerOptions['env'] = {
  LOG_LEVEL: 'error',
  RATE_LIMIT_PROFILE: 'normal',
  TRUSTED_PROXY: 'loopback',
}

interface Site {
  readonly server: BenchServer
  /** Changes the number of open screens and measures their requests. */
  show(task: Pick<ScreensTask, 'screens' | 'thinkMs' | 'openSeconds' | 'seconds'>): Promise<Phase>
}

/** Runs work with a server of its own and a process that simulates screens. */
export async function withSite<Result>(
  { database, cookies, log }: StageContext,
  work: (site: Site) => Promise<Result>
): Promise<Result> {
  const server = await startBenchServer(database.app, { core: SERVER_CORE, env: LIMITED })
  const screens: Worker<ScreensTask, Phase> = startWorker('./screens.ts', { core: GENERATOR_CORE })
  try {
    return await work({
      server,
      async show(task) {
        const { origin } = server
        const phase = await screens.run({
          ...task,
          origin,
          cookies,
          databaseUrl: database.migrator,
        })
        const { accepted, rejected } = phase
        log(
          `${phase.screens} screens: ${accepted.count} requests accepted, p99 ${accepted.p99.toFixed(1)} ms; ${rejected.count} rejected`
        )
        return phase
      },
    })
  } finally {
    await screens.stop()
    await server.stop()
  }
}

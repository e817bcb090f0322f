import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { databaseOnlyEnvironment } from '@botanica/run/environment'
import { ensureDatabase, startEmbedded, withClient } from '@botanica/run/postgres'
import { SERVER_BUILD } from './paths.ts'

export interface BenchDatabase {
  /** Connects as the server's role. */
  readonly app: string
  readonly migrator: string
}

export interface BenchCluster {
  readonly version: string
  /** A migrated database with this many bots, created and filled if it does not exist. */
  database(bots: number): Promise<BenchDatabase>
  stop(): Promise<void>
}

const MIGRATE = ['migration:run', '--force', '--connection=migrator', '--no-schema-generate']

/**
 * Starts a PostgreSQL cluster for the benchmark. Its databases are kept, so that the next run does not have to fill
 * them again.
 */
export async function startBenchCluster(dataDirectory: string): Promise<BenchCluster> {
  const logs = join(dataDirectory, 'logs')
  mkdirSync(logs, { recursive: true })
  const { cluster, urls, version } = await startEmbedded(dataDirectory, logs)

  return {
    version,
    async database(bots) {
      const name = `bench_${bots}`
      const database = {
        app: inDatabase(urls.app, name),
        migrator: inDatabase(urls.migrator, name),
      }
      await withClient(cluster.url(), (client) => ensureDatabase(client, name))
      await ace(MIGRATE, database, 'ignore')
      await ace(['demo:grow', `--bots=${bots}`], database, 'inherit')
      return database
    },
    stop: () => cluster.stop(),
  }
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Runs a command of the built server's console. `output` controls its standard output; errors are always shown. */
async function ace(args: string[], database: BenchDatabase, output: 'inherit' | 'ignore') {
  const child = spawn(process.execPath, ['ace.js', ...args], {
    cwd: SERVER_BUILD,
    env: { ...process.env, ...databaseOnlyEnvironment(database, 'development') },
    stdio: ['ignore', output, 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`ace ${args[0]} failed with exit code ${code}.`)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { databaseOnlyEnvironment } from '@botanica/run/environment'
import { ensureDatabase, startEmbedded, withClient } from '@botanica/run/postgres'
import { SERVER_BUILD } from './places.ts'

export interface BenchDatabase {
  /** As the server's role. */
  readonly app: string
  readonly migrator: string
}

export interface BenchCluster {
  readonly version: string
  /** The database with so many bots, migrated; it is grown when it is not there. */
  database(bots: number): Promise<BenchDatabase>
  stop(): Promise<void>
}

const MIGRATE = ['migration:run', '--force', '--connection=migrator', '--no-schema-generate']

/** A PostgreSQL of the benchmark's own. Its databases are kept, so that the next run need not grow them. */
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

/** A command of the built server's console, with what it says shown or not; what goes wrong always is. */
async function ace(args: string[], database: BenchDatabase, output: 'inherit' | 'ignore') {
  const child = spawn(process.execPath, ['ace.js', ...args], {
    cwd: SERVER_BUILD,
    env: { ...process.env, ...databaseOnlyEnvironment(database, 'development') },
    stdio: ['ignore', output, 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`ace ${args[0]} failed with exit code ${code}.`)
}

import { join } from 'node:path'
import type { Client } from 'pg'
import { fingerprint } from '../machine/fingerprint.ts'
import { ROOT, logDirectory } from '../machine/places.ts'
import { CONSOLE, MIGRATE, SERVER_DIR } from '../console.ts'
import { runHidden } from '../machine/shell.ts'
import { type DatabaseUrls, ROLES, ensureDatabase, withClient } from '../postgres/index.ts'
import { databaseOnlyEnvironment } from '../server-environment.ts'

/** One lock for all that make templates in a cluster: test files start at the same moment. */
const TEMPLATE_LOCK = 7_261_001
const HASH_LENGTH = 12
/** The only rows that migrations make. */
const EMPTY_TABLES = 'TRUNCATE categories RESTART IDENTITY CASCADE'
const MIGRATIONS = 'apps/server/database/migrations'

/** Addresses of one database of a test cluster, by role. */
export function urlsIn(clusterUrl: string, database: string): DatabaseUrls & { superuser: string } {
  const as = (user?: string) => {
    const url = new URL(clusterUrl)
    if (user) url.username = user
    url.pathname = `/${database}`
    return url.href
  }
  return { app: as(ROLES.app), migrator: as(ROLES.migrator), superuser: as() }
}

/**
 * The name of a database that has been migrated and that nobody can connect to, to be copied with
 * `CREATE DATABASE … TEMPLATE`. Made by the first who asks; named after the migrations, so that a changed one makes another.
 */
export async function ensureTemplate(clusterUrl: string): Promise<string> {
  const name = `template_${fingerprint(ROOT, [MIGRATIONS]).slice(0, HASH_LENGTH)}`
  await withClient(clusterUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (await exists(client, name)) return
    const unfinished = `${name}_new`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await ensureDatabase(client, unfinished)
    const { migrator, ...others } = urlsIn(clusterUrl, unfinished)
    await migrate({ migrator, ...others })
    // Tests make the rows that they speak of, and no others are to be there.
    await withClient(migrator, (owner) => owner.query(EMPTY_TABLES))
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  })
  return name
}

async function migrate(database: DatabaseUrls) {
  await runHidden({
    what: 'migrating the test database',
    command: process.execPath,
    args: [CONSOLE, ...MIGRATE],
    cwd: SERVER_DIR,
    env: { ...process.env, ...databaseOnlyEnvironment(database) },
    logFile: join(logDirectory(process.env), 'test-migrations.log'),
  })
}

async function exists(client: Client, database: string) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    database,
  ])
  return Boolean(rowCount)
}

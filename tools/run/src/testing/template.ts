import { join } from 'node:path'
import type { Client } from 'pg'
import { fingerprint } from '../machine/fingerprint.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { CONSOLE, MIGRATE, SERVER_DIR } from '../console.ts'
import { runOrFail } from '../machine/shell.ts'
import {
  type DatabaseUrls,
  ROLES,
  ensureDatabase,
  restrictPrivileges,
  withClient,
} from '../postgres/index.ts'
import { databaseOnlyEnvironment } from '../server-environment.ts'

/** One lock for all processes that create templates in a cluster: test files start at the same moment. */
const TEMPLATE_LOCK = 7_261_001
const HASH_LENGTH = 12
/** The only rows that migrations insert. */
const EMPTY_TABLES = 'TRUNCATE categories RESTART IDENTITY CASCADE'
const MIGRATIONS = 'apps/server/database/migrations'
const DEMO_WORLD = ['tools/demo-world/src', 'apps/server/app']
const SEED = 'demo:seed'

/** Connection URLs of one database of a test cluster, by role. */
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
 * The name of a migrated database that nobody can connect to, to be copied with `CREATE DATABASE … TEMPLATE`. The
 * first caller creates it. The name depends on the migrations, so a changed migration creates another template.
 */
export function ensureTemplate(clusterUrl: string): Promise<string> {
  return withTemplateLock(clusterUrl, (client) => ensureMigrated(client, clusterUrl))
}

/**
 * The same with the demo world. The name depends on the migrations and on everything that the demo world consists of.
 */
export function ensureSeededTemplate(clusterUrl: string): Promise<string> {
  return withTemplateLock(clusterUrl, async (client) => {
    const migrated = await ensureMigrated(client, clusterUrl)
    const name = templateName('seeded', [MIGRATIONS, ...DEMO_WORLD])
    await ensureMade(client, name, async (unfinished) => {
      await client.query(
        `CREATE DATABASE ${unfinished} OWNER ${ROLES.migrator} TEMPLATE ${migrated} STRATEGY FILE_COPY`
      )
      await restrictPrivileges(client, unfinished)
      await runConsole('filling the demo world', [SEED], urlsIn(clusterUrl, unfinished))
    })
    return name
  })
}

function withTemplateLock(clusterUrl: string, work: (client: Client) => Promise<string>) {
  return withClient(clusterUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    return work(client)
  })
}

async function ensureMigrated(client: Client, clusterUrl: string): Promise<string> {
  const name = templateName('template', [MIGRATIONS])
  await ensureMade(client, name, async (unfinished) => {
    await ensureDatabase(client, unfinished)
    const database = urlsIn(clusterUrl, unfinished)
    await runConsole('migrating the test database', MIGRATE, database)
    // Tests create the rows that they need, and no others must exist.
    await withClient(database.migrator, (owner) => owner.query(EMPTY_TABLES))
  })
  return name
}

function templateName(kind: string, inputs: string[]): string {
  return `${kind}_${fingerprint(ROOT, inputs).slice(0, HASH_LENGTH)}`
}

/** Under another name until it is complete, so that a killed run leaves nothing half done. */
async function ensureMade(
  client: Client,
  name: string,
  make: (unfinished: string) => Promise<void>
) {
  if (await exists(client, name)) return
  const unfinished = `${name}_new`
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
  await make(unfinished)
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`)
}

async function runConsole(what: string, args: string[], database: DatabaseUrls) {
  await runOrFail({
    what,
    command: process.execPath,
    args: [CONSOLE, ...args],
    cwd: SERVER_DIR,
    env: { ...process.env, ...databaseOnlyEnvironment(database) },
    logFile: join(ensureLogDirectory(process.env), `test-${args[0]?.replace(':', '-')}.log`),
  })
}

async function exists(client: Client, database: string) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    database,
  ])
  return Boolean(rowCount)
}

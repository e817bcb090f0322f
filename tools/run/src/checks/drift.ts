import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CONSOLE, SERVER_DIR } from '../console.ts'
import { ROOT } from '../machine/paths.ts'
import { runOrFail } from '../machine/shell.ts'
import { type DatabaseUrls, withClient } from '../postgres/index.ts'
import { databaseOnlyEnvironment } from '../server-environment.ts'
import { ensureTemplate, startThrowawayCluster, urlsIn } from '../testing/index.ts'
import type { Check } from './check.ts'

const CONTRACT = join(SERVER_DIR, '.adonisjs')
const SCHEMA = join(SERVER_DIR, 'database', 'schema.ts')
const DATABASE = 'drift'

/**
 * Checks that the generated files are up to date: the client's contract, generated from routes, validators and
 * transformers, and the table classes, generated from a freshly migrated database. Files that have drifted are left
 * regenerated, to be reviewed and committed.
 */
export function driftChecks(options: { logDirectory: string; signal: AbortSignal }): Check[] {
  return [
    {
      name: 'drift of generated code',
      run: () => withDatabase((database) => compare(() => generate(database, options))),
    },
  ]
}

async function withDatabase<T>(work: (database: DatabaseUrls) => Promise<T>): Promise<T> {
  const cluster = await startThrowawayCluster()
  try {
    const template = await ensureTemplate(cluster.url)
    await withClient(cluster.url, async (client) => {
      await client.query(`CREATE DATABASE ${DATABASE} OWNER migrator TEMPLATE ${template}`)
    })
    return await work(urlsIn(cluster.url, DATABASE))
  } finally {
    await cluster.stop()
  }
}

async function generate(
  database: DatabaseUrls,
  { logDirectory, signal }: { logDirectory: string; signal: AbortSignal }
) {
  const commands = [['codegen'], ['schema:generate', '--connection=migrator']]
  for (const args of commands) {
    await runOrFail({
      what: `generating code (ace ${args.join(' ')})`,
      command: process.execPath,
      args: [CONSOLE, ...args],
      cwd: SERVER_DIR,
      // The generators run only in development mode.
      env: { ...process.env, ...databaseOnlyEnvironment(database, 'development') },
      logFile: join(logDirectory, `check-${args[0]?.replace(':', '-')}.log`),
      signal,
    })
  }
}

async function compare(change: () => Promise<void>): Promise<string | undefined> {
  const before = contents()
  await change()
  const after = contents()
  const files = [...new Set([...before.keys(), ...after.keys()])]
  const changed = files.filter((file) => before.get(file) !== after.get(file))
  if (changed.length === 0) return undefined
  return [
    'These generated files were out of date. They have been regenerated; review and commit them:',
    ...changed.toSorted().map((file) => `  ${file}`),
  ].join('\n')
}

function contents(): Map<string, string> {
  const files = [CONTRACT, SCHEMA].flatMap(filesBelow)
  return new Map(files.map((file) => [relative(ROOT, file), readFileSync(file, 'utf8')]))
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)))
}

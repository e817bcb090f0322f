import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { BackupError } from '#app/core/backup/manifest'

const run = promisify(execFile)

/** Where Debian and Ubuntu install each major version. */
const DEBIAN_HOME = '/usr/lib/postgresql'
const VERSION = /\(PostgreSQL\) (?<major>\d+)/
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024

export type PostgresProgram = 'pg_dump' | 'pg_restore'

async function listDirectories(): Promise<string[]> {
  const versions = await readdir(DEBIAN_HOME).catch(() => [])
  const inPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...versions.map((version) => join(DEBIAN_HOME, version, 'bin')), ...inPath]
}

async function findVersion(program: string): Promise<number | undefined> {
  try {
    const { stdout } = await run(program, ['--version'])
    return Number(VERSION.exec(stdout)?.groups?.major) || undefined
  } catch {
    return undefined
  }
}

/**
 * Finds the program for a PostgreSQL server: of the same major version, or else of the next later one. Earlier ones
 * refuse the server.
 * @param directory where to look; by default Debian's folders and `PATH`
 * @returns its path
 * @throws {BackupError} that names the version needed
 */
export async function findPostgresProgram(
  name: PostgresProgram,
  serverMajor: number,
  directory?: string
): Promise<string> {
  const paths = (directory ? [directory] : await listDirectories()).map((one) => join(one, name))
  const found = await Promise.all(
    paths.map(async (path) => ({ path, major: await findVersion(path) }))
  )
  const versions = found.flatMap(({ path, major }) => (major ? [{ path, major }] : []))
  const [best] = versions
    .filter(({ major }) => major >= serverMajor)
    .toSorted((one, other) => one.major - other.major)
  if (best) return best.path
  const seen = [...new Set(versions.map(({ major }) => major))].join(', ') || 'none'
  throw new BackupError(
    `${name} ${serverMajor} or later is needed, because the server is PostgreSQL ${serverMajor}; found: ${seen}. ` +
      `Install postgresql-client-${serverMajor} (https://www.postgresql.org/download/), or name the programs' folder with --programs.`
  )
}

/**
 * Runs one of PostgreSQL's programs on a database. The password is passed in the environment, because everybody on the
 * machine can read arguments.
 * @throws {BackupError} with what the program has written
 */
export async function runPostgresProgram(
  program: string,
  databaseUrl: string,
  args: readonly string[]
): Promise<void> {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  try {
    await run(program, [`--dbname=${address.href}`, ...args], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { stderr?: string }
    throw new BackupError(`${program} failed: ${stderr.trim() || message}`, { cause })
  }
}

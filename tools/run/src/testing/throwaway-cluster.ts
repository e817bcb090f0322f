import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProcessMark, createProcessMark, isStillRunning } from '../machine/processes.ts'
import { readJson } from '../machine/shell.ts'
import {
  type Cluster,
  DURABLE,
  type PostgresBinaries,
  THROWAWAY,
  stopLeftover,
  ensureRoles,
  changeOwner,
  initializeCluster,
  locateBinaries,
  ensureReachableBinaries,
  ensureServerAccount,
  startCluster,
  startOnFreePort,
  withClient,
} from '../postgres/index.ts'
import { generateSecret } from '../secrets.ts'

/** Tells every suite the URL of the run's cluster; read by @botanica/testkit. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL'

const PREFIX = 'botanica-test-'
const OWNER_FILE = 'owner.json'
const CLUSTER = 'cluster'
/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
/** Room for the databases of a whole run and their WAL. Containers often have only 64 MB. */
const MIN_FREE_BYTES = 4 * 1024 ** 3

export interface ThrowawayCluster {
  /** The superuser's URL of the cluster. The roles `migrator` and `app` have the same password. */
  url: string
  /** Kills all of its processes at once with SIGKILL, like a crash of the machine except for the disk's cache. */
  crash: () => Promise<void>
  /** Starts it again after `crash`, at the same address. It recovers by itself. */
  restart: () => Promise<void>
  /** Stops it and deletes everything. */
  stop: () => Promise<void>
}

/**
 * Starts a cluster in a temporary folder, with only the two roles, and removes the leftovers of killed runs. Unless it is
 * durable, it is in memory if there is room.
 * @param options.durable production's settings: slower, and the only ones that a server in production mode accepts
 * @param options.programs another PostgreSQL than the one from npm
 */
export async function startThrowawayCluster({
  durable = false,
  programs,
}: { durable?: boolean; programs?: PostgresBinaries } = {}): Promise<ThrowawayCluster> {
  await sweep()
  const folder = mkdtempSync(join(durable ? tmpdir() : chooseFolder(), PREFIX))
  writeFileSync(join(folder, OWNER_FILE), JSON.stringify(createProcessMark()))
  const account = ensureServerAccount()
  changeOwner(folder, account)
  const password = generateSecret()
  const options = {
    directory: join(folder, CLUSTER),
    binaries: programs ?? ensureReachableBinaries(await locateBinaries(), account),
    account,
    password,
    logFile: join(folder, 'postgres.log'),
  }
  await initializeCluster({ ...options, logFile: join(folder, 'initdb.log'), durable })
  const settings = durable ? DURABLE : THROWAWAY
  let cluster = await startOnFreePort(options, undefined, settings)
  await withClient(cluster.url(), (client) =>
    ensureRoles(client, { migrator: password, app: password })
  )
  return {
    url: cluster.url(),
    crash: async () => {
      await killAll(cluster)
      await cluster.stop()
    },
    restart: async () => {
      cluster = await startCluster({ ...options, port: cluster.port, settings })
    },
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Kills a process that may have exited meanwhile. */
function killIfRunning(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Each process of PostgreSQL leads its own group, so they are killed one by one; a stopped postmaster starts no more.
 */
async function killAll({ pid, url }: Cluster) {
  await withClient(url(), async (client) => {
    process.kill(pid, 'SIGSTOP')
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
    for (const id of [...rows.map((row) => row.pid), pid]) killIfRunning(id)
  })
}

/** On a disk, copying a database of a thousand small files can take twenty times as long. */
function chooseFolder(): string {
  if (!hasMemory()) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir()
}

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Removes the folders of runs whose process is gone, and stops the PostgreSQL in them. */
async function sweep() {
  const folders = [tmpdir(), ...(hasMemory() ? [MEMORY] : [])].flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => join(parent, name))
  )
  for (const folder of folders) {
    const owner = readJson(join(folder, OWNER_FILE)) as ProcessMark | undefined
    if (!owner || isStillRunning(owner)) continue
    try {
      await stopLeftover(join(folder, CLUSTER))
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Belongs to another user, who will remove it.
    }
  }
}

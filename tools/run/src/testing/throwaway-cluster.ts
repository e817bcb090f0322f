import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProcessMark, markOf, stillRuns } from '../machine/processes.ts'
import { readJson } from '../machine/shell.ts'
import {
  DURABLE,
  type PostgresBinaries,
  THROWAWAY,
  clearLeftover,
  ensureRoles,
  hand,
  initialise,
  locateBinaries,
  reachableBinaries,
  serverAccount,
  startOnFreePort,
  withClient,
} from '../postgres/index.ts'
import { newSecret } from '../secrets.ts'

const PREFIX = 'botanica-test-'
const OWNER_FILE = 'owner.json'
const CLUSTER = 'cluster'

export interface ThrowawayCluster {
  /** The superuser's address of the cluster. The roles `migrator` and `app` have the same password in it. */
  url: string
  /** Stops it and deletes everything. */
  stop: () => Promise<void>
}

/**
 * Starts a cluster in a temporary folder, with the two roles and nothing else, and sweeps away what killed runs left.
 * @param options.durable set as a real deployment's: slower, and the only one that a server in production accepts
 * @param options.programs another PostgreSQL than the one from npm
 */
export async function startThrowawayCluster({
  durable = false,
  programs,
}: { durable?: boolean; programs?: PostgresBinaries } = {}): Promise<ThrowawayCluster> {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  writeFileSync(join(folder, OWNER_FILE), JSON.stringify(markOf()))
  const account = serverAccount()
  hand(folder, account)
  const password = newSecret()
  const options = {
    directory: join(folder, CLUSTER),
    binaries: programs ?? reachableBinaries(await locateBinaries(), account),
    account,
    password,
    logFile: join(folder, 'postgres.log'),
  }
  await initialise({ ...options, logFile: join(folder, 'initdb.log'), durable })
  const cluster = await startOnFreePort(options, undefined, durable ? DURABLE : THROWAWAY)
  await withClient(cluster.url(), (client) =>
    ensureRoles(client, { migrator: password, app: password })
  )
  return {
    url: cluster.url(),
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the folders of runs whose process has gone, and stops the PostgreSQL in them. */
async function sweep() {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))
  for (const name of folders) {
    const folder = join(tmpdir(), name)
    const owner = readJson(join(folder, OWNER_FILE)) as ProcessMark | undefined
    if (!owner || stillRuns(owner)) continue
    try {
      await clearLeftover(join(folder, CLUSTER))
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's: theirs to sweep.
    }
  }
}

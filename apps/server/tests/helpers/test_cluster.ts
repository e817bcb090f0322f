import {
  createDatabase as copyTemplate,
  createDurableDatabase as startDurable,
  dropDatabase,
  startCluster,
} from '@botanica/testkit/database'

export interface TestDatabase {
  appUrl: string
  migratorUrl: string
  drop(): Promise<void>
}

/** A migrated database of one's own in the cluster of this run. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await copyTemplate()
  return {
    appUrl: database.app,
    migratorUrl: database.migrator,
    drop: () => dropDatabase(database),
  }
}

/** A database that a server in production accepts: its cluster keeps what it acknowledges. */
export async function createDurableDatabase(): Promise<TestDatabase> {
  const database = await startDurable()
  return { appUrl: database.app, migratorUrl: database.migrator, drop: database.stop }
}

/** Ends the cluster of this run when it was started here, as it is for a file that is run alone. */
export async function stopCluster() {
  const cluster = await startCluster()
  await cluster.stop()
}

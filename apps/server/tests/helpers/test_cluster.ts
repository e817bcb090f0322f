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

/** One whose cluster keeps what it acknowledges. */
export interface DurableTestDatabase extends TestDatabase {
  /** Kills PostgreSQL with all its processes. */
  crash(): Promise<void>
  /** Starts it again at the same address. */
  restart(): Promise<void>
}

/** A database that a server in production accepts: its cluster keeps what it acknowledges. */
export async function createDurableDatabase(): Promise<DurableTestDatabase> {
  const { app, migrator, stop, crash, restart } = await startDurable()
  return { appUrl: app, migratorUrl: migrator, drop: stop, crash, restart }
}

/** Ends the cluster of this run when it was started here, as it is for a file that is run alone. */
export async function stopCluster() {
  const cluster = await startCluster()
  await cluster.stop()
}

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

/** Creates a migrated database in the cluster of this run. */
export async function createDatabase(): Promise<TestDatabase> {
  const database = await copyTemplate()
  return {
    appUrl: database.app,
    migratorUrl: database.migrator,
    drop: () => dropDatabase(database),
  }
}

/** A database whose cluster loses no acknowledged write. */
export interface DurableTestDatabase extends TestDatabase {
  /** Kills PostgreSQL with all its processes. */
  crash(): Promise<void>
  /** Restarts it at the same address. */
  restart(): Promise<void>
}

/** Creates a database that a production server accepts: its cluster loses no acknowledged write. */
export async function createDurableDatabase(): Promise<DurableTestDatabase> {
  const { app, migrator, stop, crash, restart } = await startDurable()
  return { appUrl: app, migratorUrl: migrator, drop: stop, crash, restart }
}

/** Stops the cluster of this run if this process started it, as when a single file runs. */
export async function stopCluster() {
  const cluster = await startCluster()
  await cluster.stop()
}

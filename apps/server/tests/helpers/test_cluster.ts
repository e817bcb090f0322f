import {
  type TestCluster,
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

let cluster: TestCluster | undefined

/** A migrated database of one's own in the cluster of this run, which is started when nobody has. */
export async function createDatabase(): Promise<TestDatabase> {
  cluster = await startCluster()
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

/** Ends the cluster, when a test needed one and it was started here. */
export async function stopCluster() {
  await cluster?.stop()
}

import {
  type TestCluster,
  createDatabase as copyTemplate,
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

/** Ends the cluster, when a test needed one and it was started here. */
export async function stopCluster() {
  await cluster?.stop()
}

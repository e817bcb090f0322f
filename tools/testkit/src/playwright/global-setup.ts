import { createSeededTemplate, startCluster } from '../database.ts'

/** Starts the run's cluster, unless `npm test` has, and creates the seeded template once for all workers. */
export default async function setup() {
  const cluster = await startCluster()
  await createSeededTemplate()
  return () => cluster.stop()
}

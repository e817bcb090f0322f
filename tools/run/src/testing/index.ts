/** Databases for tests. Everything here is thrown away at the end of a run. */
export { startThrowawayCluster, type ThrowawayCluster } from './throwaway-cluster.ts'
export { ensureTemplate, urlsIn } from './template.ts'

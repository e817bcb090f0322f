/** Databases and settings for tests. Everything here is thrown away at the end of a run. */
export { serverTestEnvironment } from './server-settings.ts'
export { ensureTemplate, urlsIn } from './template.ts'
export { startThrowawayCluster, type ThrowawayCluster } from './throwaway-cluster.ts'

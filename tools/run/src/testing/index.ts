/** Databases and settings for tests. Everything here is thrown away at the end of a run. */
export { BUILT_SERVER_VARIABLE, serverTestEnvironment } from './server-settings.ts'
export { ensureSeededTemplate, ensureTemplate, urlsIn } from './template.ts'
export { ensureLogDirectory } from '../machine/paths.ts'
export { choosePort } from '../machine/ports.ts'
export { startRedis, type RedisServer } from '../services/redis.ts'
export {
  CLUSTER_VARIABLE,
  startThrowawayCluster,
  type ThrowawayCluster,
} from './throwaway-cluster.ts'

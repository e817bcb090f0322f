import { BUILT_SERVER_VARIABLE, serverTestEnvironment } from '@botanica/run/testing'
import { startCluster } from './database.ts'

export { choosePort, startRedis, type RedisServer } from '@botanica/run/testing'

/**
 * Fills in every setting of the server that the environment lacks, so that a single test file of the server can be
 * run alone. Call it before the server's settings are read.
 */
export async function provideServerSettings(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { url } = await startCluster()
  for (const [name, value] of Object.entries(await serverTestEnvironment(url))) env[name] ??= value
}

/** The folder of the server's build, in a run that has made one (`npm test` of all suites). */
export function builtServer(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env[BUILT_SERVER_VARIABLE]
}

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository. */
export const ROOT = resolve(fileURLToPath(new URL('../../../../', import.meta.url)))

/** What is fetched besides the packages, and the stamps of what has been done. Git-ignored, safe to delete. */
export const TOOLCHAIN_DIR = join(ROOT, '.toolchain')

const DEFAULT_DATA_DIR = '.data'
const LOGS = 'logs'

/**
 * The folder of everything that a running Botanica keeps: `DATA_DIR`, relative to the repository, `.data` by default.
 */
export function dataDirectory(env: NodeJS.ProcessEnv): string {
  return resolve(ROOT, env.DATA_DIR || DEFAULT_DATA_DIR)
}

/** The folder of the logs, made when it is not there. */
export function logDirectory(env: NodeJS.ProcessEnv): string {
  const directory = join(dataDirectory(env), LOGS)
  mkdirSync(directory, { recursive: true })
  return directory
}

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const ROOT = resolve(fileURLToPath(new URL('../../../../', import.meta.url)))

/** Downloads other than packages, and the stamps of what has been done. Ignored by git, safe to delete. */
export const TOOLCHAIN_DIR = join(ROOT, '.toolchain')

const DEFAULT_DATA_DIR = '.data'
const LOGS = 'logs'

/** The folder of all data of a running Botanica: `DATA_DIR`, relative to the repository, `.data` by default. */
export function resolveDataDirectory(env: NodeJS.ProcessEnv): string {
  return resolve(ROOT, env.DATA_DIR || DEFAULT_DATA_DIR)
}

/** The folder of the logs, created when it does not exist. */
export function ensureLogDirectory(env: NodeJS.ProcessEnv): string {
  const directory = join(resolveDataDirectory(env), LOGS)
  mkdirSync(directory, { recursive: true })
  return directory
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWorkspacePackages } from '../machine/packages.ts'
import { readLog } from '../machine/log.ts'
import { runWithLog } from '../machine/shell.ts'
import type { Check } from './check.ts'

const ROOT_PREFIX = 'check:'
const TYPES_SCRIPT = 'typecheck'

/**
 * Checks that are npm scripts, so that each can be run alone: `check:…` of the root and `typecheck` of every package.
 * Skips packages whose dependencies are not installed: the desktop client, outside of its own commands.
 */
export function scriptChecks(
  root: string,
  options: { logDirectory: string; signal: AbortSignal }
): Check[] {
  const ofRoot = listScripts(root)
    .filter((script) => script.startsWith(ROOT_PREFIX))
    .map((script) => ({ name: script.slice(ROOT_PREFIX.length), script, directory: root }))
  const ofPackages = listWorkspacePackages(root)
    .map((folder) => ({ folder, directory: join(root, folder) }))
    .filter(({ directory }) => listScripts(directory).includes(TYPES_SCRIPT))
    .filter(({ directory }) => existsSync(join(directory, 'node_modules')))
    .map(({ folder, directory }) => ({ name: `types ${folder}`, script: TYPES_SCRIPT, directory }))
  return [...ofRoot, ...ofPackages].map(({ name, script, directory }) => ({
    name,
    run: async () => {
      const logFile = join(options.logDirectory, `check-${name.replaceAll(/\W+/g, '-')}.log`)
      const code = await runWithLog({
        command: process.execPath,
        args: ['--run', script],
        cwd: directory,
        logFile,
        signal: options.signal,
      })
      return code === 0 ? undefined : readLog(logFile)
    },
  }))
}

function listScripts(directory: string): string[] {
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return Object.keys(manifest.scripts ?? {})
}

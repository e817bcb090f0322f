import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, createStamp } from './fingerprint.ts'
import { Failure } from './failure.ts'
import type { Progress } from './progress.ts'
import { runOrFail } from './shell.ts'

/** Where the workspace's packages are, as in pnpm-workspace.yaml. */
const WORKSPACE_FOLDERS = ['apps', 'packages', 'tools']
const DESKTOP = '@botanica/staff-desktop'
/** Set by bootstrap.mjs: the path of the pinned pnpm. */
export const PNPM_VARIABLE = 'BOTANICA_PNPM'

/** What a command needs. Electron is installed only for the desktop client. */
export type Scope = 'site' | 'everything'

/** The folders of the packages relative to the root, such as `apps/server`. */
export function listWorkspacePackages(root: string): string[] {
  return WORKSPACE_FOLDERS.flatMap((folder) => {
    const path = join(root, folder)
    if (!existsSync(path)) return []
    return readdirSync(path)
      .filter((name) => existsSync(join(path, name, 'package.json')))
      .map((name) => `${folder}/${name}`)
  })
}

/** Whether the installed packages match the lockfile, according to the stamp of the last installation. */
export function readPackagesState(root: string, stampFile: string, scope: Scope) {
  const manifests = listWorkspacePackages(root).map((folder) => `${folder}/package.json`)
  const inputs = fingerprint(root, [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...manifests,
  ])
  const done = createStamp(stampFile).read()
  const enough = done.scope === scope || done.scope === 'everything'
  const present = existsSync(join(root, 'node_modules', '.pnpm'))
  return { inputs, current: done.inputs === inputs && enough && present }
}

/** Installs what a command needs, from the lockfile only. Does nothing when that was done for the same files. */
export async function ensurePackages(options: {
  root: string
  stampFile: string
  scope: Scope
  logFile: string
  env: NodeJS.ProcessEnv
  step: Progress['step']
  signal?: AbortSignal | undefined
}): Promise<void> {
  const { root, stampFile, scope, logFile, env, step, signal } = options
  const { inputs, current } = readPackagesState(root, stampFile, scope)
  if (current) return
  const pnpm = env[PNPM_VARIABLE]
  if (!pnpm) throw new Failure('Run this through npm: npm start, npm test, npm run …')

  await step('Packages', async () => {
    await runOrFail({
      what: 'installing the packages',
      doing: 'installing',
      command: process.execPath,
      args: [
        pnpm,
        'install',
        '--frozen-lockfile',
        // Otherwise pnpm asks the registry for the release date of every package in the lockfile, which takes minutes
        // on a new machine. That check runs where the lockfile is written; here only what it pins by hash is
        // installed.
        '--trust-lockfile',
        '--reporter=append-only',
        ...(scope === 'site' ? [`--filter=!${DESKTOP}`] : []),
      ],
      cwd: root,
      logFile,
      signal,
      // pnpm asks before it replaces a node_modules of another layout; nobody would see the question.
      env: { ...env, CI: 'true' },
    })
    createStamp(stampFile).write({ inputs, scope })
  })
}

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Failure } from './machine/failure.ts'
import { ROOT } from './machine/paths.ts'
import type { Progress } from './machine/progress.ts'
import { runWithLog } from './machine/shell.ts'

export const DESKTOP_DIR = join(ROOT, 'apps', 'staff-desktop')

/** Folder of an unpacked Electron, when it is not the one that the package has downloaded. */
export const ELECTRON_VARIABLE = 'ELECTRON_OVERRIDE_DIST_PATH'

const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}
const PROGRAM = PROGRAMS[process.platform] ?? 'electron'

/** The folder of the desktop client's `electron` package, which must be installed. */
export function getElectronPackage(): string {
  return dirname(createRequire(join(DESKTOP_DIR, 'package.json')).resolve('electron/package.json'))
}

/**
 * Finds Electron's program: that of `ELECTRON_OVERRIDE_DIST_PATH`, else the one that the package has downloaded, if
 * it has the package's version.
 * @returns undefined when there is none
 */
export function findElectron(
  env: NodeJS.ProcessEnv = process.env,
  folder: string = getElectronPackage()
): string | undefined {
  const named = env[ELECTRON_VARIABLE]
  if (!named && readDownloadedVersion(folder) !== readVersion(folder)) return undefined
  const program = join(named || join(folder, 'dist'), PROGRAM)
  return existsSync(program) ? program : undefined
}

function readVersion(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

function readDownloadedVersion(folder: string): string | undefined {
  const file = join(folder, 'dist', 'version')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : undefined
}

/**
 * Finds Electron's program and downloads it when it is missing. pnpm may not run the package's install script, so
 * that those who only want the site do not download Electron; this function runs it.
 * @throws {Failure} that says what to do when the download fails
 */
export async function ensureElectron(options: {
  logDirectory: string
  step: Progress['step']
  signal?: AbortSignal | undefined
  env?: NodeJS.ProcessEnv
  folder?: string
}): Promise<string> {
  const { logDirectory, step, signal, env = process.env, folder = getElectronPackage() } = options
  const found = findElectron(env, folder)
  if (found) return found
  if (env[ELECTRON_VARIABLE]) {
    throw new Failure(
      `${ELECTRON_VARIABLE} is ${env[ELECTRON_VARIABLE]}, which does not contain ${PROGRAM}: correct it, or unset it to download Electron.`
    )
  }
  const logFile = join(logDirectory, 'electron.log')
  const fetched = await step(`Electron ${readVersion(folder)}, first time only`, async (note) => {
    const args = [join(folder, 'install.js')]
    await runWithLog({ command: process.execPath, args, cwd: folder, env, logFile, signal })
    const program = findElectron(env, folder)
    if (!program) note('not available', 'failed')
    return program
  })
  if (fetched) return fetched
  throw new Failure(
    `Electron ${readVersion(folder)} could not be downloaded from GitHub: run the command again with a connection, set a mirror in ELECTRON_MIRROR, or unpack it yourself and set its folder in ${ELECTRON_VARIABLE}.`,
    { logFile }
  )
}

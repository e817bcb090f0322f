import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'

/** Path of the browser, when it is not found automatically. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH'

/** Path of the headless shell. If it is set, `findHeadlessShell` does not search for one. */
export const SHELL_VARIABLE = 'HEADLESS_SHELL_PATH'

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

const PROGRAM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

/** Where installers put it without adding it to the PATH. */
const COMMON_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable]
    if (!folder) return []
    return [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]
  }),
}

/** Names of the program inside a revision's folder of Playwright's cache. */
const PLAYWRIGHT_PROGRAMS = new Set([
  'chrome',
  'chrome.exe',
  'headless_shell',
  'headless_shell.exe',
  'chrome-headless-shell',
  'chrome-headless-shell.exe',
  'Chromium',
  'Google Chrome for Testing',
])
const CACHE_DEPTH = 7
const VERSION_MS = 20_000

/**
 * Finds the Chromium that browser tests run in.
 * @param env `CHROMIUM_PATH` takes precedence
 * @param commonPaths programs to look for besides the PATH and Playwright's cache
 * @returns the path of the program; undefined when none starts
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  commonPaths: string[] = COMMON_PATHS[process.platform] ?? []
): string | undefined {
  const given = env[BROWSER_VARIABLE]
  if (given) return existsSync(given) && canStart(given) ? given : undefined
  return listCandidates(env, commonPaths).find(canStart)
}

/**
 * Finds a Chromium headless shell. Tests in it need about half the CPU time; it has no push messages and does not
 * block pop-up windows.
 * @param env `HEADLESS_SHELL_PATH` takes precedence over the PATH
 * @returns the path of the program; undefined when none starts
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env[SHELL_VARIABLE]
  return (given ? [given] : findOnPath(env, SHELL_NAMES)).find(
    (file) => existsSync(file) && canStart(file)
  )
}

function listCandidates(env: NodeJS.ProcessEnv, commonPaths: string[]): string[] {
  const files = [...findOnPath(env, PROGRAM_NAMES), ...commonPaths, ...findInPlaywrightCache(env)]
  return files.filter((file) => existsSync(file))
}

function findOnPath(env: NodeJS.ProcessEnv, names: string[]): string[] {
  return (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, findProgramFile(name))))
}

function findProgramFile(name: string) {
  return process.platform === 'win32' ? `${name}.exe` : name
}

/** What `playwright install` has downloaded on this machine, newest revision first. */
function findInPlaywrightCache(env: NodeJS.ProcessEnv): string[] {
  const cache = getPlaywrightCache(env)
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted((left, right) => parseRevision(right) - parseRevision(left))
    .flatMap((name) => filesBelow(join(cache, name), CACHE_DEPTH))
    .filter((file) => PLAYWRIGHT_PROGRAMS.has(basename(file)))
}

function parseRevision(folder: string): number {
  return Number(folder.split('-').at(-1))
}

function getPlaywrightCache(env: NodeJS.ProcessEnv): string {
  const given = env.PLAYWRIGHT_BROWSERS_PATH
  if (given && given !== '0') return given
  const name = 'ms-playwright'
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', name)
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), name)
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), name)
}

function filesBelow(folder: string, depth: number): string[] {
  if (depth === 0) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path, depth - 1) : [path]
  })
}

/**
 * Rules out stubs that ask to install a snap, and programs whose libraries are missing. On Windows `--version` would
 * open a window instead of printing.
 */
function canStart(file: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: VERSION_MS }).status === 0
}

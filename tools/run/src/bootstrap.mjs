/*
 * What has to happen before there is a Node that reads TypeScript: plain JavaScript, no packages, Node 20 or later.
 * Downloads the pinned Node and pnpm from npm once, and hands over to src/machine/main.ts.
 */
import { execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ name: string, version: string, integrity?: string }} Pinned */
/** @typedef {{ node: string, pnpm: string }} Toolchain paths of the two programs */

/** @param {string} name */
const resolvePath = (name) => fileURLToPath(new URL(name, import.meta.url))
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const ROOT = resolvePath('../../..')
const FOLDER = join(ROOT, '.toolchain')
const LOG = join(FOLDER, 'install.log')
const MAIN = resolvePath('machine/main.ts')
/** @type {{ node: { version: string, packages: Record<string, { name: string, integrity?: string }> }, pnpm: { version: string, integrity?: string } }} */
const PINS = readJson(resolvePath('../toolchain.json'))
/** @type {{ pattern: string, sentence: string }[]} */
const KNOWN_CAUSES = readJson(resolvePath('../known-causes.json'))

const PLATFORM = `${process.platform}-${process.arch}`
const WINDOWS = process.platform === 'win32'
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** @type {Record<string, number>} */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }
/** Measured disk space of Node, pnpm, the packages and the build; checked before anything is downloaded. */
const INSTALL_BYTES = 2_500_000_000
const MEGABYTE = 1_000_000
const TAIL_LINES = 20
const SECOND_MS = 1_000
const ORPHAN_POLL_MS = 1_000

class Failure extends Error {}

/** @param {string[]} argv the command's name and its arguments */
export async function run(argv) {
  try {
    process.exitCode = await handOver(await ensureToolchain(), argv)
  } catch (error) {
    console.error(`\n${error instanceof Failure ? error.message : explain(error)}`)
    process.exitCode = 1
  }
}

/** @param {unknown} error */
function explain(error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const known = KNOWN_CAUSES.find(({ pattern }) => new RegExp(pattern, 'i').test(text))
  return known ? `${known.sentence} (${error instanceof Error ? error.message : text})` : text
}

/**
 * Returns the pinned programs and downloads them when they are missing. Each set of versions has its own folder,
 * which appears by one rename: commands that start at the same time cannot corrupt it, nor can one that is killed.
 * @returns {Promise<Toolchain>}
 */
async function ensureToolchain() {
  const home = join(FOLDER, `node-${PINS.node.version}-pnpm-${PINS.pnpm.version}-${PLATFORM}`)
  if (!existsSync(home)) {
    assertFreeSpace()
    const began = Date.now()
    console.log(`… Node ${PINS.node.version} and pnpm ${PINS.pnpm.version}, first time only`)
    await fetchInto(home)
    console.log(`✓ Node and pnpm (${Math.round((Date.now() - began) / SECOND_MS)} s)`)
  }
  return { node: getNodePath(home), pnpm: join(getModulesFolder(home), 'pnpm', 'bin', 'pnpm.mjs') }
}

/** @param {string} home */
function getNodePath(home) {
  const name = getNodePackage()?.name
  const program = name && join(getModulesFolder(home), name, 'bin', WINDOWS ? 'node.exe' : 'node')
  if (program && existsSync(program)) return program
  acceptRunningNode()
  return process.execPath
}

/** @param {string} folder */
function getModulesFolder(folder) {
  return join(folder, 'node_modules')
}

/** @returns {Pinned | undefined} undefined for a platform without a Node package */
function getNodePackage() {
  const found = PINS.node.packages[PLATFORM]
  return found && { ...found, version: PINS.node.version }
}

function assertFreeSpace() {
  const { bavail, bsize } = statfsSync(ROOT)
  const free = bavail * bsize
  if (free >= INSTALL_BYTES) return
  throw new Failure(
    `Only ${Math.floor(free / MEGABYTE)} MB are free on the disk of ${ROOT} and the first start needs about ${INSTALL_BYTES / MEGABYTE} MB: free some space and run the command again.`
  )
}

/** @param {string} home */
async function fetchInto(home) {
  const temporary = `${home}.${process.pid}`
  const node = getNodePackage()
  const pnpm = { name: 'pnpm', ...PINS.pnpm }
  try {
    if (node && (await npmInstall(temporary, [node, pnpm]))) {
      checkIntegrity(temporary, [node, pnpm])
    } else {
      acceptRunningNode()
      if (!(await npmInstall(temporary, [pnpm]))) throw new Failure(installFailed())
      checkIntegrity(temporary, [pnpm])
    }
    renameSync(temporary, home)
  } catch (error) {
    // Another command was faster and has put the same files there.
    if (!existsSync(home)) throw error
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * Installs packages into a folder without running their scripts.
 * @param {string} folder
 * @param {Pinned[]} packages
 * @returns {Promise<boolean>} false when the registry has no such package for this platform
 */
async function npmInstall(folder, packages) {
  mkdirSync(folder, { recursive: true })
  // Without a package.json npm would look for a project in the parent folders and find ours.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--no-package-lock']
  const names = packages.map(({ name, version }) => `${name}@${version}`)
  const npm = getNpmCommand()
  const code = await runLogged(npm.command, [...npm.args, 'install', ...flags, ...names], {
    cwd: folder,
    shell: npm.shell,
  })
  if (code === 0) return true
  if (/\bE404\b|ETARGET|EBADPLATFORM/.test(readFileSync(LOG, 'utf8'))) return false
  throw new Failure(installFailed())
}

function installFailed() {
  const log = readFileSync(LOG, 'utf8').trimEnd()
  const known = KNOWN_CAUSES.find(({ pattern }) => new RegExp(pattern, 'i').test(log))
  const tail = log.split('\n').slice(-TAIL_LINES).join('\n').replace(/^/gm, '  │ ')
  return `${tail}\n\nDownloading Node and pnpm failed. ${known?.sentence ?? `The whole log: ${LOG}`}`
}

/** The npm that started this process, or the one on the PATH. */
function getNpmCommand() {
  const called = process.env.npm_execpath
  if (called && basename(called) === 'npm-cli.js') {
    return { command: process.execPath, args: [called], shell: false }
  }
  return { command: WINDOWS ? 'npm.cmd' : 'npm', args: [], shell: WINDOWS }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, shell: boolean }} options
 * @returns {Promise<number | null>}
 */
function runLogged(command, args, options) {
  const log = openSync(LOG, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      // This is npm inside npm: the outer npm's settings for its project do not apply to the inner one.
      env: { ...process.env, npm_config_prefix: undefined, npm_config_local_prefix: undefined },
      stdio: ['ignore', log, log],
      windowsHide: true,
    })
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => closeSync(log))
}

/** @param {string} folder @param {Pinned[]} packages */
function checkIntegrity(folder, packages) {
  const lock = readJson(join(getModulesFolder(folder), '.package-lock.json'))
  for (const { name, version, integrity } of packages) {
    const installed = lock.packages[`node_modules/${name}`]?.integrity
    if (!integrity || installed === integrity) continue
    throw new Failure(
      `The registry served a different ${name}@${version} than the pinned one: check which registry npm uses (npm config get registry).`
    )
  }
}

/** For platforms without a Node package: accepts the running Node if it is as new as the pinned one. */
function acceptRunningNode() {
  const line = Number(PINS.node.version.split('.')[0])
  if (Number(process.versions.node.split('.')[0]) >= line) return
  throw new Failure(
    `npm has no Node ${PINS.node.version} for ${PLATFORM}: install Node ${line} from https://nodejs.org and run the command again.`
  )
}

/**
 * Starts the pinned Node and exits with its exit code. Forwards signals: a Ctrl-C in a terminal then reaches it
 * twice, which it expects, but a signal sent to npm reaches only this process. The IPC channel tells it when this
 * process is killed.
 * @param {Toolchain} tools
 * @param {string[]} argv
 * @returns {Promise<number>} exit code
 */
function handOver(tools, argv) {
  return new Promise((resolve, reject) => {
    const child = spawn(tools.node, [MAIN, ...argv], {
      cwd: ROOT,
      env: environment(tools),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
    const watch = watchNpm(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? SIGNAL_EXIT_CODES[signal ?? ''] ?? 1)
    })
  })
}

/**
 * @param {Toolchain} tools @returns {NodeJS.ProcessEnv} an environment in which `node` and `pnpm` are the pinned ones
 */
function environment({ node, pnpm }) {
  // Windows spells it Path. With both spellings a child would see either.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const shims = join(dirname(dirname(dirname(pnpm))), '.bin')
  const path = [dirname(node), shims, process.env[name]].filter(Boolean).join(delimiter)
  return {
    // Servers, compilers and tests start many times; each start would compile the same modules again.
    NODE_COMPILE_CACHE: join(FOLDER, 'compile-cache'),
    ...process.env,
    [name]: path,
    BOTANICA_PNPM: pnpm,
  }
}

/**
 * npm killed with SIGKILL forwards nothing, and the shell in which it runs us stays alive. Only npm is watched: a
 * script may legitimately exit before the command that it started.
 * @param {() => void} gone
 */
function watchNpm(gone) {
  const parent = process.ppid
  const shell = process.env.npm_lifecycle_event ? describeProcess(parent) : undefined
  const throughShell = shell && describeProcess(shell.parent)?.command.includes('npm')
  if (!throughShell && !shell?.command.includes('npm')) return undefined
  const timer = setInterval(() => {
    // An orphan is adopted immediately, even before its parent's exit has been noticed.
    const orphaned = throughShell && describeProcess(parent)?.parent !== shell.parent
    if (process.ppid === parent && !orphaned) return
    clearInterval(timer)
    gone()
  }, ORPHAN_POLL_MS)
  return timer
}

/**
 * @param {number} pid @returns {{ parent: number, command: string } | undefined} undefined where the system does not
 * tell
 */
function describeProcess(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
    }
    if (WINDOWS) return undefined
    const [, parent, command] =
      /^\s*(\d+)\s+(.*)/.exec(
        execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
      ) ?? []
    return command === undefined ? undefined : { parent: Number(parent), command }
  } catch {
    return undefined
  }
}

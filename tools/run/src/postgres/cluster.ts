import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, findCauseInLog } from '../machine/failure.ts'
import { readLogTail } from '../machine/log.ts'
import { runOrFail } from '../machine/shell.ts'
import { waitUntilGone } from '../machine/processes.ts'
import { type Account, changeOwner } from './account.ts'
import { type PostgresBinaries, getMajorVersion } from './binaries.ts'
import { type Guard, guardAgainstOrphan } from './orphan-guard.ts'
import { createPrivateFolder } from './home.ts'
import { PID_FILE, readPidFile } from './leftovers.ts'

export const SUPERUSER = 'postgres'
export const LOCAL_ADDRESS = '127.0.0.1'
const MAINTENANCE_DATABASE = 'postgres'
const SECRET_FILE_MODE = 0o600
const BUILTIN_LOCALE_SINCE = 17
const READY_MS = 60_000
const POLL_MS = 25
const FAST_SHUTDOWN_MS = 60_000
const IMMEDIATE_SHUTDOWN_MS = 10_000

/** Settings that make every acknowledged write survive a crash. */
export const DURABLE: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

/** For throwaway clusters: they survive a killed process but not a power failure. */
export const THROWAWAY: Settings = {
  fsync: 'off',
  synchronous_commit: 'on',
  full_page_writes: 'off',
  max_connections: '300',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A statement of a test must not use up its time with waiting for the default of one second.
  deadlock_timeout: '200ms',
  // Their WAL is usually in memory, too.
  max_wal_size: '256MB',
}

export type Settings = Record<string, string>

export interface ClusterOptions {
  directory: string
  binaries: PostgresBinaries
  account: Account
  password: string
  logFile: string
}

export interface Cluster {
  port: number
  pid: number
  logFile: string
  /** Resolves when its process has ended, for whatever reason. */
  ended: Promise<void>
  url: (database?: string) => string
  /** PostgreSQL's fast shutdown: refuses new connections, ends the existing ones and writes everything to disk. */
  stop: () => Promise<void>
}

/**
 * Creates a cluster's data folder if it does not exist: UTF-8, sorted by code point on every system, SCRAM passwords,
 * checksums.
 * @returns whether it was created
 * @throws {Failure} when there is one of another PostgreSQL version
 */
export async function initializeCluster(
  options: ClusterOptions & { durable: boolean }
): Promise<boolean> {
  const { directory, binaries, account, password, logFile, durable } = options
  if (existsSync(directory)) {
    checkVersion(directory, binaries)
    return false
  }
  // Created in a temporary folder and renamed when complete, so that a first start that is killed leaves nothing half
  // done.
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  createPrivateFolder(unfinished, account)
  const passwordFile = `${directory}.password`
  writeFileSync(passwordFile, password, { mode: SECRET_FILE_MODE })
  changeOwner(passwordFile, account)
  try {
    await runOrFail({
      what: 'creating the database cluster',
      command: binaries.initdb,
      args: [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        ...getLocaleFlags(binaries),
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      cwd: unfinished,
      logFile,
      env: cleanEnvironment(),
      ...account,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, directory)
  return true
}

/** Sorts by code point: with PostgreSQL's own locale provider where it has one, else with the system's. */
function getLocaleFlags(binaries: PostgresBinaries): string[] {
  return Number(getMajorVersion(binaries)) >= BUILTIN_LOCALE_SINCE
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8']
}

function checkVersion(directory: string, binaries: PostgresBinaries) {
  let found: string
  try {
    found = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  } catch (cause) {
    throw new Failure(
      `${directory} cannot be read as a database: run the command as the user who started Botanica here before, or choose another folder with DATA_DIR.`,
      { cause }
    )
  }
  if (found === getMajorVersion(binaries)) return
  throw new Failure(
    `${directory} contains data of PostgreSQL ${found} and this is PostgreSQL ${getMajorVersion(binaries)}: move that folder away (docs/operations/try.md says how to keep the data) and run the command again.`
  )
}

/**
 * Starts PostgreSQL and waits until it accepts connections, only on this machine's loopback address.
 * @throws {PortTakenError} when the port turns out not to be free
 * @throws {Failure} with its log when it ends instead
 */
export async function startCluster(
  options: ClusterOptions & { port: number; settings: Settings }
): Promise<Cluster> {
  const { directory, binaries, account, password, port, settings, logFile } = options
  const log = openSync(logFile, 'w')
  const flags = Object.entries({
    listen_addresses: LOCAL_ADDRESS,
    // No Unix sockets: there is no folder for them that every account can use, and nobody needs them.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    cluster_name: 'botanica',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  const child = spawn(binaries.postgres, ['-D', directory, '-p', String(port), ...flags], {
    ...account,
    cwd: directory,
    env: cleanEnvironment(),
    stdio: ['ignore', log, log],
    // Not in the terminal's process group, where Ctrl-C would stop it before the server has drained.
    detached: true,
    windowsHide: true,
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  // A test process that has finished may exit; the orphan guard below then stops the cluster.
  child.unref()
  const pid = child.pid
  if (pid === undefined) throw createStartFailure(logFile)
  const guard = guardAgainstOrphan(pid)
  try {
    await waitUntilReady(child, directory, logFile)
  } catch (error) {
    guard.dismiss()
    throw error
  }

  return {
    port,
    pid,
    logFile,
    ended,
    url: (database = MAINTENANCE_DATABASE) =>
      databaseUrl({ user: SUPERUSER, password, port, database }),
    stop: () => shutDown(child, pid, guard, binaries, directory),
  }
}

/** Another program took the port between the check and the start. */
export class PortTakenError extends Error {}

async function waitUntilReady(child: ChildProcess, directory: string, logFile: string) {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw createStartFailure(logFile)
    const mark = readPidFile(directory)
    if (mark?.pid === child.pid && mark?.ready) return
    await sleep(POLL_MS)
  }
  child.kill('SIGQUIT')
  throw new Failure('PostgreSQL did not become ready within a minute; its log says why:', {
    logFile,
  })
}

function createStartFailure(logFile: string): Error {
  const tail = readLogTail(logFile)
  if (/could not bind|Address already in use/i.test(tail)) return new PortTakenError(tail)
  const cause = findCauseInLog(logFile)
  return new Failure(
    cause ? `PostgreSQL did not start. ${cause}` : 'PostgreSQL did not start; its log says why:',
    { logFile }
  )
}

async function shutDown(
  child: ChildProcess,
  pid: number,
  guard: Guard,
  binaries: PostgresBinaries,
  directory: string
) {
  const runs = () => child.exitCode === null && child.signalCode === null
  if (process.platform === 'win32') {
    // Windows has no SIGINT: pg_ctl notifies the server through its own pipe.
    const pgCtl = spawn(binaries.pgCtl, ['stop', '-D', directory, '-m', 'fast', '-W'])
    await new Promise((resolve) => pgCtl.once('close', resolve))
  } else if (runs()) {
    child.kill('SIGINT')
  }
  if (!(await waitUntilGone(runs, FAST_SHUTDOWN_MS))) {
    child.kill('SIGQUIT')
    await waitUntilGone(runs, IMMEDIATE_SHUTDOWN_MS)
  }
  guard.dismiss()
  if (readPidFile(directory)?.pid === pid) rmSync(join(directory, PID_FILE), { force: true })
}

/** PG* variables of the calling environment would change what the programs do. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const environment = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(environment), LC_ALL: 'C' }
}

export function databaseUrl(parts: {
  user: string
  password: string
  port: number
  database: string
}): string {
  const { user, password, port, database } = parts
  return `postgres://${user}:${encodeURIComponent(password)}@${LOCAL_ADDRESS}:${port}/${database}`
}

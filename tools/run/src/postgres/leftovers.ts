import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, waitUntilGone } from '../machine/processes.ts'
import { Failure } from '../machine/failure.ts'

/**
 * PostgreSQL's pid file in a data folder. Its lines: process id, folder, start time, port, …, state in the eighth.
 */
export const PID_FILE = 'postmaster.pid'
const PORT_LINE = 3
const STATE_LINE = 7
const READY = 'ready'
const PROGRAM = 'postgres'
const FAST_SHUTDOWN_MS = 30_000
const IMMEDIATE_SHUTDOWN_MS = 10_000

export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** Reads the pid file; undefined when there is none. */
export function readPidFile(directory: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(directory, PID_FILE), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[PORT_LINE]), ready: lines[STATE_LINE]?.trim() === READY }
}

/**
 * Stops a PostgreSQL that a killed parent left running on a data folder, and removes the pid file of a dead one:
 * PostgreSQL refuses to start when the id in that file now belongs to another program.
 * @returns whether one was running
 * @throws {Failure} when it runs and does not stop
 */
export async function stopLeftover(directory: string): Promise<boolean> {
  const found = readPidFile(directory)
  if (!found || !isPostmaster(found.pid, directory)) {
    rmSync(join(directory, PID_FILE), { force: true })
    return false
  }
  const runs = () => isPostmaster(found.pid, directory)
  signal(found.pid, 'SIGINT')
  if (await waitUntilGone(runs, FAST_SHUTDOWN_MS)) return true
  signal(found.pid, 'SIGQUIT')
  if (await waitUntilGone(runs, IMMEDIATE_SHUTDOWN_MS)) return true
  throw new Failure(
    `An earlier PostgreSQL (process ${found.pid}) is still running on ${directory} and does not stop: end that process and run the command again.`
  )
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself, or belongs to another user; the wait below shows which.
  }
}

/** Whether a process is the PostgreSQL of this folder, and not an unrelated one that got its id. */
function isPostmaster(pid: number, directory: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return program.endsWith(PROGRAM) && args.includes(directory)
  } catch {
    return false
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const UNKNOWN = 'unknown'
const POLL_MS = 50
/** Fields of /proc/<pid>/stat, counted from the one after the program's name. */
const STATE_FIELD = 0
const START_FIELD = 19
const ZOMBIE = 'Z'

/** Identifies a process in a file. */
export interface ProcessMark {
  pid: number
  identity: string
  host: string
}

/** Whether a process with this id is running, whichever it is. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is running, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** The program's name may contain spaces and brackets, so the fields are counted from its end. */
function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** A zombie still answers signals but holds neither ports nor files. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return statFields(pid)[STATE_FIELD] === ZOMBIE
  } catch {
    return false
  }
}

/**
 * Distinguishes a process from a later one with the same id by its start time. Ids are reused, in containers
 * immediately, so a file with only an id could name a stranger.
 * @returns null when it is not running; `unknown` where the system does not tell
 */
export function getProcessIdentity(pid: number): string | null {
  if (!isAlive(pid)) return null
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return `${boot}:${statFields(pid)[START_FIELD]}`
    }
    if (process.platform === 'win32') return UNKNOWN
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return isAlive(pid) ? UNKNOWN : null
  }
}

export function createProcessMark(pid: number = process.pid): ProcessMark {
  return { pid, identity: getProcessIdentity(pid) ?? UNKNOWN, host: hostname() }
}

/** Whether the process that a mark was made of is still running. */
export function isStillRunning(mark: ProcessMark): boolean {
  if (mark.host !== hostname()) return false
  const identity = getProcessIdentity(mark.pid)
  if (identity === null) return false
  return identity === mark.identity || identity === UNKNOWN || mark.identity === UNKNOWN
}

/** @returns whether it is gone within that time */
export async function waitUntilGone(runs: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (runs()) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

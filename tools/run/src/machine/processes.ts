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

/** A process as a file remembers it. */
export interface ProcessMark {
  pid: number
  identity: string
  host: string
}

/** Whether a process of this id runs, whoever it may be. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** The program's name may itself hold spaces and brackets, so the fields are counted from its end. */
function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** A zombie still answers signals but holds neither port nor file. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return statFields(pid)[STATE_FIELD] === ZOMBIE
  } catch {
    return false
  }
}

/**
 * What tells one process from a later one of the same id: the moment of its start. Ids are reused, in containers at
 * once, so a file that holds only an id would take a stranger for the owner.
 * @returns null when it does not run; `unknown` where the system does not say
 */
export function identityOf(pid: number): string | null {
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

export function markOf(pid: number = process.pid): ProcessMark {
  return { pid, identity: identityOf(pid) ?? UNKNOWN, host: hostname() }
}

/** Whether the very process that a mark was made of still runs. */
export function stillRuns(mark: ProcessMark): boolean {
  if (mark.host !== hostname()) return false
  const identity = identityOf(mark.pid)
  if (identity === null) return false
  return identity === mark.identity || identity === UNKNOWN || mark.identity === UNKNOWN
}

/** @returns whether it has gone within that time */
export async function waitUntilGone(runs: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (runs()) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

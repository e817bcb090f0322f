import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ProcessMark, createProcessMark, isStillRunning } from './processes.ts'
import type { Progress } from './progress.ts'
import { readJson } from './shell.ts'

const POLL_MS = 500

export type LockResult<Facts> =
  /** `abandoned` is what a dead process left in the file. */
  | { taken: true; abandoned: (ProcessMark & Partial<Facts>) | undefined }
  | { taken: false; holder: ProcessMark & Partial<Facts> }

export interface ProcessLock<Facts> {
  take: (facts: Partial<Facts>) => LockResult<Facts>
  /** Adds facts to a lock that this process holds. */
  update: (facts: Partial<Facts>) => void
  /** Releases the lock; a lock of another process is left alone. */
  release: () => void
  /** The running process that holds the lock. */
  holder: () => (ProcessMark & Partial<Facts>) | undefined
}

/**
 * A lock file that one running process holds. A file whose process is gone (SIGKILL, power failure) does not count.
 * @template Facts what others may read about the holder, such as its address
 */
export function createProcessLock<Facts extends object = object>(file: string): ProcessLock<Facts> {
  type Holder = ProcessMark & Partial<Facts>
  const read = () => readJson(file) as Holder | undefined

  function create(facts: Partial<Facts>) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ ...createProcessMark(), ...facts }), { flag: 'wx' })
  }

  function holder() {
    const found = read()
    return found && isStillRunning(found) ? found : undefined
  }

  function take(facts: Partial<Facts>): LockResult<Facts> {
    try {
      create(facts)
      return { taken: true, abandoned: undefined }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const found = read()
    if (found && isStillRunning(found)) return { taken: false, holder: found }
    // Moved to a name of our own, so that of two processes that see the dead file only one succeeds.
    const aside = `${file}.${process.pid}`
    try {
      renameSync(file, aside)
      rmSync(aside)
      create(facts)
      return { taken: true, abandoned: found }
    } catch (error) {
      const now = holder()
      if (now) return { taken: false, holder: now }
      throw error
    }
  }

  function update(facts: Partial<Facts>) {
    const temporary = `${file}.${process.pid}`
    writeFileSync(temporary, JSON.stringify({ ...read(), ...facts }))
    renameSync(temporary, file)
  }

  function release() {
    if (read()?.pid === process.pid) rmSync(file, { force: true })
  }

  return { take, update, release, holder }
}

/**
 * Runs work that only one command at a time may do, and waits for another command that is doing it.
 * @param doing how a sentence describes that command: `that installs`
 */
export async function withLock<T>(
  file: string,
  doing: string,
  step: Progress['step'],
  work: () => Promise<T>
): Promise<T> {
  const lock = createProcessLock(file)
  if (!lock.take({}).taken) {
    await step(`Waiting for another command ${doing}`, async () => {
      while (!lock.take({}).taken) await sleep(POLL_MS)
    })
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

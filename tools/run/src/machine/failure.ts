import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import knownCauses from '../../known-causes.json' with { type: 'json' }
import { tailOf } from './log.ts'

const NO_ROOM_BYTES = 1_000_000
const FULL = 'ENOSPC'

/** An expected end of a command: one sentence that says what happened and what to do, and the log that shows more. */
export class Failure extends Error {
  readonly logFile: string | undefined

  constructor(sentence: string, details: { logFile?: string | undefined; cause?: unknown } = {}) {
    super(sentence, { cause: details.cause })
    this.name = 'Failure'
    this.logFile = details.logFile
  }
}

/** What was being done: a refused connection is the registry's only while packages are installed. */
export type Doing = 'installing' | undefined

/**
 * What the system's own messages mean to somebody who only wanted to start Botanica.
 * @param text a message, or the end of a log
 * @returns the sentence of the first cause that is known
 */
export function knownCause(text: string, doing?: Doing): string | undefined {
  return knownCauses
    .filter(({ onlyWhen }) => onlyWhen === undefined || onlyWhen === doing)
    .find(({ pattern }) => new RegExp(pattern, 'i').test(text))?.sentence
}

/**
 * The cause that a log tells of, or its silence: on a full disk there is no room for the log either.
 * @returns its sentence, when it is a known one
 */
export function causeIn(logFile: string, doing?: Doing): string | undefined {
  return (
    knownCause(tailOf(logFile), doing) ?? (isFull(dirname(logFile)) ? knownCause(FULL) : undefined)
  )
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NO_ROOM_BYTES
}

/** Turns whatever was thrown into something that can be told: a sentence when the cause is known, else all there is. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const text = error instanceof Error ? error.message : String(error)
  const known = knownCause(text)
  const all = error instanceof Error && error.stack ? error.stack : text
  return new Failure(known ? `${known} (${text})` : all, { cause: error })
}

/** A failure as people read it: the end of the log, then the sentence. */
export function describe(failure: Failure): string {
  const tail = failure.logFile && tailOf(failure.logFile)
  if (!tail) return `\n${failure.message}`
  const quoted = tail.replace(/^/gm, '  │ ')
  return `\n${quoted}\n\n${failure.message}\nThe whole log: ${failure.logFile}`
}

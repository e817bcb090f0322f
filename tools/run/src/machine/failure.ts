import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import knownCauses from '../../known-causes.json' with { type: 'json' }
import { readLogTail } from './log.ts'

const NO_ROOM_BYTES = 1_000_000
const FULL = 'ENOSPC'
/** What the codes of errors of `parseArgs` begin with. Their messages are for whoever typed the command. */
const USAGE_ERROR = 'ERR_PARSE_ARGS_'

/**
 * An expected failure of a command: one sentence that says what happened and what to do, and the log with the
 * details.
 */
export class Failure extends Error {
  readonly logFile: string | undefined

  constructor(sentence: string, details: { logFile?: string | undefined; cause?: unknown } = {}) {
    super(sentence, { cause: details.cause })
    this.name = 'Failure'
    this.logFile = details.logFile
  }
}

/** The current activity. A refused connection means the registry only while packages are installed. */
export type Activity = 'installing' | undefined

/**
 * Translates system error messages for people who only want to start Botanica.
 * @param text a message, or the end of a log
 * @returns the sentence of the first known cause
 */
export function findKnownCause(text: string, doing?: Activity): string | undefined {
  return knownCauses
    .filter(({ onlyWhen }) => onlyWhen === undefined || onlyWhen === doing)
    .find(({ pattern }) => new RegExp(pattern, 'i').test(text))?.sentence
}

/**
 * Looks for a known cause in a log. An empty log is a cause too: on a full disk there is no room for the log either.
 * @returns its sentence, if it is a known one
 */
export function findCauseInLog(logFile: string, doing?: Activity): string | undefined {
  return (
    findKnownCause(readLogTail(logFile), doing) ??
    (isFull(dirname(logFile)) ? findKnownCause(FULL) : undefined)
  )
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < NO_ROOM_BYTES
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith(USAGE_ERROR)
}

/** Converts any thrown value to a failure: a sentence when the cause is known or the command was misspelled, else the full error. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isUsageError(error)) return new Failure(error.message, { cause: error })
  const text = error instanceof Error ? error.message : String(error)
  const known = findKnownCause(text)
  const all = error instanceof Error && error.stack ? error.stack : text
  return new Failure(known ? `${known} (${text})` : all, { cause: error })
}

/** Formats a failure for people: the end of the log, then the sentence. */
export function formatFailure(failure: Failure): string {
  const tail = failure.logFile && readLogTail(failure.logFile)
  if (!tail) return `\n${failure.message}`
  const quoted = tail.replace(/^/gm, '  │ ')
  return `\n${quoted}\n\n${failure.message}\nThe whole log: ${failure.logFile}`
}

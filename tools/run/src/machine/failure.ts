import { readFileSync } from 'node:fs'
import knownCauses from '../../known-causes.json' with { type: 'json' }

const TAIL_LINES = 25

/** An expected end of a command: one sentence that says what happened and what to do, and the log that shows more. */
export class Failure extends Error {
  readonly logFile: string | undefined

  constructor(sentence: string, details: { logFile?: string | undefined; cause?: unknown } = {}) {
    super(sentence, { cause: details.cause })
    this.name = 'Failure'
    this.logFile = details.logFile
  }
}

/**
 * What the system's own messages mean to somebody who only wanted to start Botanica.
 * @param text a message, or the end of a log
 * @returns the sentence of the first cause that is known
 */
export function knownCause(text: string): string | undefined {
  return knownCauses.find(({ pattern }) => new RegExp(pattern, 'i').test(text))?.sentence
}

/** The last lines of a log, empty when there is none. */
export function tailOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  } catch {
    return ''
  }
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

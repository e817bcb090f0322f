import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { constants } from 'node:os'
import { Failure, knownCause, tailOf } from './failure.ts'

const SIGNAL_EXIT_BASE = 128

export interface LoggedCommand {
  command: string
  args: string[]
  cwd: string
  /** Where its output goes; begun anew. */
  logFile: string
  env?: NodeJS.ProcessEnv
  /** Ends it. */
  signal?: AbortSignal
  /** Whom it runs as, when we are root. */
  uid?: number
  gid?: number
}

/** The exit code that a shell would give. */
export function exitCodeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? SIGNAL_EXIT_BASE + (signal ? constants.signals[signal] : 0)
}

/**
 * Runs a command with its output in a file.
 * @param what the words of the sentence when it fails: `installing the packages`
 * @throws {Failure} with a sentence and the log when it does not end well
 */
export async function runHidden({
  what,
  ...command
}: LoggedCommand & { what: string }): Promise<void> {
  const code = await runLogged(command)
  if (code === 0) return
  const { logFile } = command
  const failed = `${what.charAt(0).toUpperCase()}${what.slice(1)} failed`
  const cause = knownCause(tailOf(logFile))
  throw new Failure(
    cause ? `${failed}. ${cause}` : `${failed} (exit code ${code}): the lines above say why.`,
    { logFile }
  )
}

/** The same, for callers that judge the exit code themselves. */
export async function runLogged({
  command,
  args,
  logFile,
  ...options
}: LoggedCommand): Promise<number> {
  const log = openSync(logFile, 'w')
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        ...options,
        stdio: ['ignore', log, log],
        windowsHide: true,
      })
      child.once('error', (error) => {
        writeSync(log, `${error.message}\n`)
        reject(error)
      })
      child.once('close', (code, signal) => resolve(exitCodeOf(code, signal)))
    })
  } finally {
    closeSync(log)
  }
}

/** @returns undefined when it is not there or not JSON */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

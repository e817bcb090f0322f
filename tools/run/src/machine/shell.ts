import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { constants } from 'node:os'
import { type Activity, Failure, findCauseInLog } from './failure.ts'

const SIGNAL_EXIT_BASE = 128
const END_MS = 5_000

export interface LoggedCommand {
  command: string
  args: string[]
  cwd: string
  /** The file for its output; overwritten. */
  logFile: string
  env?: NodeJS.ProcessEnv
  /** Ends the command and everything that it started. */
  signal?: AbortSignal | undefined
  /** The user to run as, when this process is root. */
  uid?: number
  gid?: number
}

/** The exit code that a shell would report. */
export function toExitCode(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? SIGNAL_EXIT_BASE + (signal ? constants.signals[signal] : 0)
}

/**
 * Runs a program of Node with this terminal, so that it can ask questions, and passes signals on to it. Ctrl-C reaches
 * it from the terminal: this process waits until it has ended.
 * @returns its exit code
 */
export function runWithTerminal(
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv }
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    process.on('SIGINT', () => {})
    for (const signal of ['SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal))
    process.once('disconnect', () => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(toExitCode(code, signal)))
  })
}

/**
 * Runs a command with its output in a file.
 * @param what words for the sentence when it fails: `installing the packages`
 * @throws {Failure} with a sentence and the log when the exit code is not 0
 */
export async function runOrFail({
  what,
  doing,
  ...command
}: LoggedCommand & { what: string; doing?: Activity }): Promise<void> {
  const code = await runWithLog(command)
  if (code === 0) return
  const { logFile } = command
  const failed = `${what.charAt(0).toUpperCase()}${what.slice(1)} failed`
  const cause = findCauseInLog(logFile, doing)
  throw new Failure(
    cause ? `${failed}. ${cause}` : `${failed} (exit code ${code}): the lines above say why.`,
    { logFile }
  )
}

/** The same, for callers that check the exit code themselves. */
export async function runWithLog({
  command,
  args,
  logFile,
  signal,
  ...options
}: LoggedCommand): Promise<number> {
  signal?.throwIfAborted()
  const log = openSync(logFile, 'w')
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        ...options,
        // No color codes in log files.
        env: { ...(options.env ?? process.env), NO_COLOR: '1', FORCE_COLOR: undefined },
        stdio: ['ignore', log, log],
        // In its own process group, so that all of it can be ended together.
        detached: true,
        windowsHide: true,
      })
      const end = () => endGroup(child)
      signal?.addEventListener('abort', end)
      child.once('error', (error) => {
        writeSync(log, `${error.message}\n`)
        reject(error)
      })
      child.once('close', (code, name) => {
        signal?.removeEventListener('abort', end)
        if (signal?.aborted) reject(signal.reason as Error)
        else resolve(toExitCode(code, name))
      })
    })
  } finally {
    closeSync(log)
  }
}

/** Asks a child process and its descendants to end, and kills them when they take too long. */
function endGroup(child: ChildProcess) {
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), END_MS)
  child.once('close', () => clearTimeout(timer))
}

/** Signals the whole process group of a child that was started as its leader. */
export function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // All processes have ended in the meantime.
  }
}

/** @returns undefined when the file does not exist or is not JSON */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

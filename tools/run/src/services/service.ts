import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, causeIn } from '../machine/failure.ts'
import { exitCodeOf, signalGroup } from '../machine/shell.ts'

const WATCH_PARENT = `--import=${new URL('./watch-parent.mjs', import.meta.url).href}`
/** A little more than the server gives the requests that it has begun. */
const STOP_MS = 20_000
const POLL_MS = 100
const ANSWER_MS = 2_000
const READY_MS = 60_000

export interface ServiceOptions {
  /** As sentences call it: `the server`. */
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Where its output goes; without one it is for whoever sits at the terminal. */
  logFile?: string
  /** How long it may take to finish when it is asked to, in milliseconds. */
  patienceMs?: number
}

export interface Service {
  name: string
  pid: number
  logFile: string | undefined
  /** Its exit code, when it has ended. */
  ended: Promise<number>
  hasEnded: () => boolean
  /** Asks it to finish what it is doing, waits, and makes it end when it does not. */
  stop: () => Promise<void>
}

/** Starts a Node program that stops when we ask it to, and when we are killed. */
export function startService(options: ServiceOptions): Service {
  const { name, args, cwd, env, logFile, patienceMs = STOP_MS } = options
  const log = logFile ? openLog(logFile) : undefined
  const output = log ?? 'inherit'
  const child = spawn(process.execPath, args, {
    cwd,
    // Through the environment, so that what the child starts itself notices when the child has gone.
    env: { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, WATCH_PARENT].filter(Boolean).join(' ') },
    stdio: ['ignore', output, output, 'ipc'],
    // Out of the terminal's group: Ctrl-C would reach all at once, and they are to stop in order.
    detached: true,
    windowsHide: true,
  })
  if (log !== undefined) closeSync(log)
  // What it says over the channel is for process managers; unread it would only fill up.
  child.on('message', () => {})
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    // Not `close`: after a disconnect from our side it never comes.
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)))
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    ended,
    hasEnded,
    stop: async () => {
      if (hasEnded()) return
      // Windows knows no signal that a program could answer: there the closed channel is the sign.
      if (process.platform !== 'win32') signalGroup(child, 'SIGTERM')
      else if (child.connected) child.disconnect()
      await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })])
      signalGroup(child, 'SIGKILL')
      await ended
    },
  }
}

/** The log of the run before is what one needs after a crash and a quick restart. */
function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'))
  return openSync(file, 'w')
}

/**
 * Waits until a service answers well at an address, or, given a port alone, until it takes connections.
 * @throws {Failure} when it ends before that, or takes longer than a minute
 */
export async function untilReady(
  where: string | number,
  service: Service,
  signal?: AbortSignal
): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    if (service.hasEnded()) {
      throw failureOf(service, 'ended while it was starting')
    }
    if (await (typeof where === 'number' ? takesConnections(where) : answers(where))) return
    await sleep(POLL_MS)
  }
  throw failureOf(service, 'did not become ready within a minute')
}

function failureOf({ name, logFile }: Service, what: string): Failure {
  const cause = logFile && causeIn(logFile)
  return new Failure(
    `${sentenceCase(name)} ${what}${cause ? `. ${cause}` : ': the lines above say why.'}`,
    { logFile }
  )
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost', timeout: ANSWER_MS })
    const close = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => close(true))
    socket.once('error', () => close(false))
    socket.once('timeout', () => close(false))
  })
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, findCauseInLog } from '../machine/failure.ts'
import { toExitCode, signalGroup } from '../machine/shell.ts'

const WATCH_PARENT = `--import=${new URL('./watch-parent.mjs', import.meta.url).href}`
/** Slightly longer than the time that the server allows running requests. */
const STOP_MS = 20_000
const POLL_MS = 100
const ANSWER_MS = 2_000
const READY_MS = 60_000

export interface ServiceOptions {
  /** Its name within a sentence: `the server`. */
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** The file for its output; without one it uses the terminal. */
  logFile?: string
  /** How long it may take to exit after the request to stop, in milliseconds. */
  patienceMs?: number
}

export interface Service {
  name: string
  pid: number
  logFile: string | undefined
  /** Its exit code, when it has ended. */
  ended: Promise<number>
  hasEnded: () => boolean
  /** Asks it to finish, waits, and kills it when it does not. */
  stop: () => Promise<void>
}

/** Starts a Node program that stops on request and when this process is killed. */
export function startService(options: ServiceOptions): Service {
  const { name, args, cwd, env, logFile, patienceMs = STOP_MS } = options
  const log = logFile ? openLog(logFile) : undefined
  const output = log ?? 'inherit'
  const child = spawn(process.execPath, args, {
    cwd,
    // Through the environment, so that descendants notice as well when the child is gone.
    env: { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, WATCH_PARENT].filter(Boolean).join(' ') },
    stdio: ['ignore', output, output, 'ipc'],
    // Not in the terminal's group: Ctrl-C would reach all processes at once, and they must stop in order.
    detached: true,
    windowsHide: true,
  })
  if (log !== undefined) closeSync(log)
  // Messages over the channel are for process managers; unread they would only pile up.
  child.on('message', () => {})
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    // Not `close`, which never fires after a disconnect from this side.
    child.once('exit', (code, signal) => resolve(toExitCode(code, signal)))
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
      // Windows has no signal that a program can handle: there the closed channel is the request to stop.
      if (process.platform !== 'win32') signalGroup(child, 'SIGTERM')
      else if (child.connected) child.disconnect()
      await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })])
      signalGroup(child, 'SIGKILL')
      await ended
    },
  }
}

/** Keeps the log of the previous run, which is needed after a crash and a quick restart. */
function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'))
  return openSync(file, 'w')
}

/**
 * Waits until a service responds with 2xx at a URL, or, given a port, until it accepts connections.
 * @throws {Failure} when it ends first, or takes longer than a minute
 */
export async function waitUntilReady(
  where: string | number,
  service: Service,
  signal?: AbortSignal
): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    signal?.throwIfAborted()
    if (service.hasEnded()) {
      throw createServiceFailure(service, 'ended while it was starting')
    }
    if (await (typeof where === 'number' ? acceptsConnections(where) : respondsOk(where))) return
    await sleep(POLL_MS)
  }
  throw createServiceFailure(service, 'did not become ready within a minute')
}

function createServiceFailure({ name, logFile }: Service, what: string): Failure {
  const cause = logFile && findCauseInLog(logFile)
  return new Failure(
    `${toSentenceCase(name)} ${what}${cause ? `. ${cause}` : ': the lines above say why.'}`,
    { logFile }
  )
}

async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function acceptsConnections(port: number): Promise<boolean> {
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

export function toSentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

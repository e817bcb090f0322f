import { join } from 'node:path'
import { Failure } from '../machine/failure.ts'
import { type ProcessLock, createProcessLock } from '../machine/lock.ts'
import { type ProcessMark, isStillRunning, waitUntilGone } from '../machine/processes.ts'
import { isPortFree } from '../machine/ports.ts'
import type { Addresses } from '../server-environment.ts'
import { PORTS, PUSH_PORT, type PublicPort } from '../settings.ts'

const FILE = 'running.json'
/** The time that a child needs to notice that its parent was killed, and to exit (watch-parent.mjs). */
const LEFTOVER_MS = 16_000
const SUGGESTION_STEP = 10

/** What a running Botanica stores about itself in its data folder. */
export interface Running {
  command: string
  url: string
  children: ProcessMark[]
}

export function createInstanceLock(dataDirectory: string): ProcessLock<Running> {
  return createProcessLock<Running>(join(dataDirectory, FILE))
}

/**
 * Claims a data folder for this process. Waits for child processes of a killed run, and ends those that remain.
 * @throws {Failure} when Botanica is already running on it
 */
export async function claimDataDirectory(
  lock: ProcessLock<Running>,
  facts: Running,
  dataDirectory: string
): Promise<void> {
  const result = lock.take(facts)
  if (!result.taken) throw alreadyRuns(result.holder, dataDirectory)
  const left = (result.abandoned?.children ?? []).filter(isStillRunning)
  for (const child of left) {
    if (await waitUntilGone(() => isStillRunning(child), LEFTOVER_MS)) continue
    process.kill(child.pid, 'SIGKILL')
  }
}

function alreadyRuns(holder: ProcessMark & Partial<Running>, dataDirectory: string): Failure {
  return new Failure(
    `Botanica is already running on ${dataDirectory}: open ${holder.url ?? 'it'}, stop it first (process ${holder.pid}, npm run ${holder.command ?? 'start'}), or use another DATA_DIR and other ports.`
  )
}

/** @throws {Failure} that names the first port that is in use */
export async function assertPortsFree(addresses: Addresses): Promise<void> {
  const { pushPort } = addresses
  const ports: [PublicPort | typeof PUSH_PORT, number][] = [
    [PORTS.site, addresses.port],
    [PORTS.discord, addresses.discordPort],
    [PORTS.payments, addresses.paymentsPort],
    ...(pushPort === undefined ? [] : [[PUSH_PORT, pushPort] as [typeof PUSH_PORT, number]]),
  ]
  for (const [{ variable, what }, port] of ports) {
    if (await isPortFree(port)) continue
    throw new Failure(
      `Port ${port} for ${what} is in use by another program: stop that program, or choose another port, such as ${variable}=${port + SUGGESTION_STEP} npm start.`
    )
  }
}

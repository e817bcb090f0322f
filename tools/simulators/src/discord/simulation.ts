import type { DemoWorld } from '@botanica/demo-world'
import { DEMO_DISCORD_CREDENTIALS, type DiscordCredentials } from './credentials.ts'
import { createDirectory, type Directory } from './directory.ts'
import { createFaults, type Faults } from '../http/faults.ts'
import { createMessages, type Messages } from './messages.ts'
import { createGrants, type Grants } from './oauth/grants.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'

/** The whole state of one running simulator. A reset replaces its parts. */
export interface Simulation {
  readonly credentials: DiscordCredentials
  readonly redirectUris: readonly string[]
  /** The URL of the simulator for browsers and clients, without a trailing slash. */
  publicUrl: string
  directory: Directory
  grants: Grants
  messages: Messages
  readonly faults: Faults
  readonly rateLimits: RateLimits
  readonly requests: RequestLog
  /** Milliseconds by which the simulator's clock is ahead. */
  clockOffsetMs: number
  now(): number
  reset(): void
}

export interface SimulationOptions {
  readonly world: DemoWorld
  readonly credentials?: DiscordCredentials | undefined
  readonly redirectUris?: readonly string[] | undefined
  readonly publicUrl: string
}

export function createSimulation(options: SimulationOptions): Simulation {
  const now = () => Date.now() + simulation.clockOffsetMs
  const simulation: Simulation = {
    credentials: options.credentials ?? DEMO_DISCORD_CREDENTIALS,
    redirectUris: options.redirectUris ?? [],
    publicUrl: options.publicUrl,
    directory: createDirectory(options.world, new Date()),
    grants: createGrants(now),
    messages: createMessages(options.world, new Date(), now),
    faults: createFaults(),
    rateLimits: createRateLimits(now),
    requests: createRequestLog(),
    clockOffsetMs: 0,
    now,
    reset() {
      simulation.clockOffsetMs = 0
      simulation.directory = createDirectory(options.world, new Date())
      simulation.grants = createGrants(now)
      simulation.messages = createMessages(options.world, new Date(), now)
      simulation.faults.clear()
      simulation.rateLimits.clear()
      simulation.requests.clear()
    },
  }
  return simulation
}

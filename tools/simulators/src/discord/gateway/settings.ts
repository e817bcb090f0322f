import type { Intent } from './intents.ts'
import { SECOND_MS } from '@botanica/demo-world'

/** What Discord sends today. */
const HEARTBEAT_INTERVAL_MS = 41_250
/** Discord allows one new session in this time. */
const IDENTIFY_INTERVAL_MS = 5 * SECOND_MS
/** Discord allows this many new sessions per day. */
export const IDENTIFIES_A_DAY = 1_000

/** How the gateway behaves; can be changed while it runs. */
export interface GatewaySettings {
  /** False: connections get a 503, as from a proxy whose gateway is down. */
  readonly accepts: boolean
  /** Milliseconds until that 503 is sent. */
  readonly refusesAfterMs: number
  /** The heartbeat interval that new connections receive. */
  readonly heartbeatIntervalMs: number
  /** False: heartbeats are not acknowledged, as on a dead connection that nobody has closed. */
  readonly acknowledges: boolean
  /** False: a client that identifies gets no response. */
  readonly greets: boolean
  /** The privileged intents that are enabled for the application. */
  readonly privilegedIntents: readonly Intent[]
  /** Minimum time between two new sessions; earlier ones are rejected. */
  readonly identifyIntervalMs: number
  /** New sessions that are left today. */
  readonly identifiesLeft: number
  /** False: Discord reports the community server as unavailable. */
  readonly serverAvailable: boolean
  /** How often a member's presence changes by itself; null for never. */
  readonly presenceChangeMs: number | null
}

export const DEFAULT_GATEWAY_SETTINGS: GatewaySettings = {
  accepts: true,
  refusesAfterMs: 0,
  heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
  acknowledges: true,
  greets: true,
  privilegedIntents: ['GuildMembers', 'GuildPresences'],
  identifyIntervalMs: IDENTIFY_INTERVAL_MS,
  identifiesLeft: IDENTIFIES_A_DAY,
  serverAvailable: true,
  presenceChangeMs: null,
}

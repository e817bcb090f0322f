import type { Intent } from './intents.ts'
import { SECOND_MS } from '@botanica/demo-world'

/** What Discord tells clients today. */
const HEARTBEAT_INTERVAL_MS = 41_250
/** Discord lets one session begin in so long. */
const IDENTIFY_INTERVAL_MS = 5 * SECOND_MS
/** Discord lets so many sessions begin in a day. */
export const IDENTIFIES_A_DAY = 1_000

/** How the gateway behaves; all of it can be changed while it runs. */
export interface GatewaySettings {
  /** False: connections are answered 503, as by a proxy whose gateway is down. */
  readonly accepts: boolean
  /** What the next connections are told. */
  readonly heartbeatIntervalMs: number
  /** False: heartbeats stay unanswered, as on a dead connection that nobody has closed. */
  readonly acknowledges: boolean
  /** False: who begins a session hears nothing of it. */
  readonly greets: boolean
  /** The privileged intents that are switched on for the application. */
  readonly privilegedIntents: readonly Intent[]
  /** A session that begins sooner after another is refused. */
  readonly identifyIntervalMs: number
  /** Sessions that may still begin today. */
  readonly identifiesLeft: number
  /** False: Discord has lost the community server for the moment, and says so. */
  readonly serverAvailable: boolean
  /** How often somebody's presence changes by itself; null for never. */
  readonly presenceChangeMs: number | null
}

export const DEFAULT_GATEWAY_SETTINGS: GatewaySettings = {
  accepts: true,
  heartbeatIntervalMs: HEARTBEAT_INTERVAL_MS,
  acknowledges: true,
  greets: true,
  privilegedIntents: ['GuildMembers', 'GuildPresences'],
  identifyIntervalMs: IDENTIFY_INTERVAL_MS,
  identifiesLeft: IDENTIFIES_A_DAY,
  serverAvailable: true,
  presenceChangeMs: null,
}

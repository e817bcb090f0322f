/** Old entries go when there are more than this. */
const MOST_ENTRIES = 2_000

type GatewayEvent =
  /** A socket was opened. `path` tells whether by the address for resuming. */
  | { readonly kind: 'connect'; readonly path: string }
  /** A connection was answered 503. */
  | { readonly kind: 'refuse' }
  /** A client asked for a new session; `session` is null when it did not get one. */
  | { readonly kind: 'identify'; readonly session: string | null }
  /** A client came back to a session and missed so many events; `replayed` is null when it was sent away. */
  | { readonly kind: 'resume'; readonly session: string; readonly replayed: number | null }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'request_members' }
  /** A socket ended; the code is 1006 when nobody said goodbye. */
  | { readonly kind: 'close'; readonly code: number }

/** `at`: milliseconds of the simulator's clock. */
export type LoggedGatewayEvent = GatewayEvent & { readonly at: number }

/** What happened on the gateway since the start or the last reset, oldest first. */
export interface GatewayLog {
  add(event: GatewayEvent): void
  list(): readonly LoggedGatewayEvent[]
  clear(): void
}

export function createGatewayLog(now: () => number): GatewayLog {
  let entries: LoggedGatewayEvent[] = []
  return {
    add(event) {
      entries.push({ ...event, at: now() })
      if (entries.length > MOST_ENTRIES) entries = entries.slice(-MOST_ENTRIES)
    },
    list: () => entries,
    clear() {
      entries = []
    },
  }
}

/** The oldest entries are dropped beyond this number. */
const MOST_ENTRIES = 2_000

type GatewayEvent =
  /** A socket was opened. `path` shows whether it used the URL for resuming. */
  | { readonly kind: 'connect'; readonly path: string }
  /** A connection was answered with 503. */
  | { readonly kind: 'refuse' }
  /** A client requested a new session; `session` is null when it did not get one. */
  | { readonly kind: 'identify'; readonly session: string | null }
  /** A client resumed a session and missed this many events; `replayed` is null when it was rejected. */
  | { readonly kind: 'resume'; readonly session: string; readonly replayed: number | null }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'request_members' }
  /** A socket was closed; the code is 1006 when there was no close frame. */
  | { readonly kind: 'close'; readonly code: number }

/** `at`: milliseconds of the simulator's clock. */
export type LoggedGatewayEvent = GatewayEvent & { readonly at: number }

/** The events of the gateway since the start or the last reset, oldest first. */
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

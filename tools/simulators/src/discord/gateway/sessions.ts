import { randomBytes } from 'node:crypto'
import { GatewayOpcodes, type GatewayDispatchEvents } from 'discord-api-types/v10'
import { MINUTE_MS } from '@botanica/demo-world'

const SESSION_ID_BYTES = 16
/** How long a client may resume after its connection broke. */
const RESUMABLE_MS = 2 * MINUTE_MS
/** A client that has missed more events must start a new session. */
const MAX_STORED_EVENTS = 1_000

/** One event as it is sent. */
export interface Dispatch {
  readonly op: GatewayOpcodes.Dispatch
  readonly t: `${GatewayDispatchEvents}`
  readonly s: number
  readonly d: unknown
}

export interface Session {
  readonly id: string
  readonly intents: number
  /** Servers with more members than this are sent without their offline members. */
  readonly largeThreshold: number
  /** Numbers an event and sends it if a connection is attached. */
  dispatch(t: Dispatch['t'], d: unknown): void
  /** The events after `seq`; null when they are no longer stored. */
  missedSince(seq: number): readonly Dispatch[] | null
  /** From now on events go to `send`. */
  attach(send: (dispatch: Dispatch) => void): void
  /** The connection broke: events are stored for a while. */
  detach(): void
}

/** The sessions. They outlive their connections, so that a client can resume. */
export interface Sessions {
  begin(facts: Pick<Session, 'intents' | 'largeThreshold'>): Session
  find(id: string): Session | undefined
  end(id: string): void
  /** As after a restart of Discord: no session can be resumed. */
  endAll(): void
  all(): readonly Session[]
}

export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, { session: Session; brokenAt: number | null }>()

  function begin({ intents, largeThreshold }: Pick<Session, 'intents' | 'largeThreshold'>) {
    const id = randomBytes(SESSION_ID_BYTES).toString('hex')
    let sequence = 0
    let stored: Dispatch[] = []
    let send: ((dispatch: Dispatch) => void) | null = null
    const entry: { session: Session; brokenAt: number | null } = {
      brokenAt: null,
      session: {
        id,
        intents,
        largeThreshold,
        dispatch(t, d) {
          sequence += 1
          const dispatch = { op: GatewayOpcodes.Dispatch as const, t, s: sequence, d }
          stored = [...stored, dispatch].slice(-MAX_STORED_EVENTS)
          send?.(dispatch)
        },
        missedSince(seq) {
          const missed = stored.filter((dispatch) => dispatch.s > seq)
          return seq <= sequence && missed.length === sequence - seq ? missed : null
        },
        attach(listener) {
          send = listener
          entry.brokenAt = null
        },
        detach() {
          send = null
          entry.brokenAt = now()
        },
      },
    }
    sessions.set(id, entry)
    return entry.session
  }

  function isGone({ brokenAt }: { brokenAt: number | null }) {
    return brokenAt !== null && now() - brokenAt > RESUMABLE_MS
  }

  return {
    begin,
    find(id) {
      const entry = sessions.get(id)
      if (!entry || !isGone(entry)) return entry?.session
      sessions.delete(id)
      return undefined
    },
    end(id) {
      sessions.delete(id)
    },
    endAll() {
      sessions.clear()
    },
    all() {
      for (const [id, entry] of sessions) if (isGone(entry)) sessions.delete(id)
      return [...sessions.values()].map(({ session }) => session)
    },
  }
}

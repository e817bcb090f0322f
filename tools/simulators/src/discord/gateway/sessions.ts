import { randomBytes } from 'node:crypto'
import { GatewayOpcodes, type GatewayDispatchEvents } from 'discord-api-types/v10'
import { MINUTE_MS } from '@botanica/demo-world'

const SESSION_ID_BYTES = 16
/** How long somebody whose connection broke may come back. */
const RESUMABLE_MS = 2 * MINUTE_MS
/** Who has missed more begins anew. */
const MOST_KEPT_EVENTS = 1_000

/** One thing that happened, as it is sent. */
export interface Dispatch {
  readonly op: GatewayOpcodes.Dispatch
  readonly t: `${GatewayDispatchEvents}`
  readonly s: number
  readonly d: unknown
}

export interface Session {
  readonly id: string
  readonly intents: number
  /** Servers with more members than this are told of without those who are offline. */
  readonly largeThreshold: number
  /** Counts what happens in it, and sends it where somebody listens. */
  dispatch(t: Dispatch['t'], d: unknown): void
  /** What somebody missed who has seen everything up to `seq`; null when it cannot be told. */
  missedSince(seq: number): readonly Dispatch[] | null
  /** From now on `send` gets what happens. */
  attach(send: (dispatch: Dispatch) => void): void
  /** The connection broke: what happens is kept for a while. */
  detach(): void
}

/** Sessions outlive their connections, so that who lost one can come back to it. */
export interface Sessions {
  begin(facts: Pick<Session, 'intents' | 'largeThreshold'>): Session
  find(id: string): Session | undefined
  end(id: string): void
  /** As after a restart of Discord's: nobody can come back. */
  endAll(): void
  all(): readonly Session[]
}

export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, { session: Session; brokenAt: number | null }>()

  function begin({ intents, largeThreshold }: Pick<Session, 'intents' | 'largeThreshold'>) {
    const id = randomBytes(SESSION_ID_BYTES).toString('hex')
    let sequence = 0
    let kept: Dispatch[] = []
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
          kept = [...kept, dispatch].slice(-MOST_KEPT_EVENTS)
          send?.(dispatch)
        },
        missedSince(seq) {
          const missed = kept.filter((dispatch) => dispatch.s > seq)
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

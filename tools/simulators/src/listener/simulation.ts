import { createFaults, type Faults } from '../http/faults.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'

/** The oldest requests are dropped beyond this number. */
const MOST_RECEIVED = 500

/** A request that was accepted. */
export interface ReceivedHook {
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

export interface ListenerSimulation {
  readonly faults: Faults
  /** All requests, with the responses. */
  readonly requests: RequestLog
  now(): number
  received(): readonly ReceivedHook[]
  receive(hook: ReceivedHook): void
  /** Resolves at the next reset. */
  hang(): Promise<void>
  reset(): void
}

export function createListenerSimulation(): ListenerSimulation {
  let received: ReceivedHook[] = []
  let release = Promise.withResolvers<void>()
  const faults = createFaults()
  const requests = createRequestLog()

  return {
    faults,
    requests,
    now: () => Date.now(),
    received: () => received,
    receive(hook) {
      received.push(hook)
      if (received.length > MOST_RECEIVED) received = received.slice(-MOST_RECEIVED)
    },
    hang: () => release.promise,
    reset() {
      received = []
      release.resolve()
      release = Promise.withResolvers()
      faults.clear()
      requests.clear()
    },
  }
}

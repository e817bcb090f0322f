import type { SimulatorControl } from '../http/control-routes.ts'
import type { PushMessage, PushSimulation, Subscription } from './simulation.ts'

/**
 * Everything that a test can do to the push service and its browsers. The same calls exist over HTTP under
 * `/control`.
 */
export interface PushControl extends SimulatorControl {
  /**
   * Subscribes as a browser does.
   * @param applicationServerKey the sender's public key, in base64url
   */
  subscribe(applicationServerKey: string): Subscription
  /** Ends a subscription: messages to it get a 410 from now on. False when there was none. */
  expire(endpoint: string): boolean
  /** The messages since the start or the last reset, oldest first. */
  messages(endpoint?: string): readonly PushMessage[]
  clearRequests(): void
}

export function createPushControl(simulation: PushSimulation): PushControl {
  return {
    addFault: (fault) => simulation.faults.add(fault),
    removeFault: (id) => simulation.faults.remove(id),
    faults: () => simulation.faults.list(),
    subscribe(applicationServerKey) {
      const { endpoint, keys } = simulation.subscribe(applicationServerKey)
      return { endpoint, keys }
    },
    expire(endpoint) {
      const one = simulation
        .subscriptions()
        .find((subscription) => subscription.endpoint === endpoint)
      if (one) one.isGone = true
      return one !== undefined
    },
    messages: (endpoint) =>
      simulation
        .messages()
        .filter((message) => endpoint === undefined || message.endpoint === endpoint),
    requests: (prefix) => simulation.requests.list(prefix),
    clearRequests: () => simulation.requests.clear(),
    reset: () => simulation.reset(),
  }
}

import type { SimulatorControl } from '../http/control-routes.ts'
import type { ListenerSimulation, ReceivedHook } from './simulation.ts'

/** Everything that a test can do to the listener. The same calls exist over HTTP under `/control`. */
export interface ListenerControl extends SimulatorControl {
  /** The accepted requests since the start or the last reset, oldest first. */
  received(prefix?: string): readonly ReceivedHook[]
}

export function createListenerControl(simulation: ListenerSimulation): ListenerControl {
  return {
    addFault: (fault) => simulation.faults.add(fault),
    removeFault: (id) => simulation.faults.remove(id),
    faults: () => simulation.faults.list(),
    received: (prefix = '/') => simulation.received().filter(({ path }) => path.startsWith(prefix)),
    requests: (prefix) => simulation.requests.list(prefix),
    reset: () => simulation.reset(),
  }
}

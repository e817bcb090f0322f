import type { ActiveFault, Fault } from '../http/faults.ts'
import type { LoggedRequest } from '../http/request-log.ts'
import type { ListenerSimulation, ReceivedHook } from './simulation.ts'

/** Everything that a test can do to the listener. The same calls exist over HTTP under `/control`. */
export interface ListenerControl {
  addFault(fault: Fault): ActiveFault
  /** Returns false when there was no such fault. */
  removeFault(id: number): boolean
  faults(): readonly ActiveFault[]
  /** The accepted requests since the start or the last reset, oldest first. */
  received(prefix?: string): readonly ReceivedHook[]
  requests(prefix?: string): readonly LoggedRequest[]
  reset(): void
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

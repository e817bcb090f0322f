import { Failure } from '../machine/failure.ts'
import type { ProcessLock } from '../machine/lock.ts'
import { markOf } from '../machine/processes.ts'
import type { Cluster } from '../postgres/index.ts'
import type { Running } from './instance.ts'
import { type Service, sentenceCase } from './service.ts'

export interface ProcessSupervisor {
  /** To be called the moment that something was started. Stopping goes from the last to the first. */
  addService: (service: Service) => void
  addCluster: (cluster: Cluster) => void
  /** Rejects with a sentence when a part ends that nobody asked to. */
  crash: Promise<never>
  isEmpty: () => boolean
  stop: () => Promise<void>
}

/** Everything that one command has running: stopped in order, and as a whole when one part fails. */
export function createProcessSupervisor(
  lock: Pick<ProcessLock<Running>, 'update'>
): ProcessSupervisor {
  const stack = new AsyncDisposableStack()
  const children: Service[] = []
  const crash = Promise.withResolvers<never>()
  // Nobody may be waiting yet when something crashes; who waits later still learns of it.
  crash.promise.catch(() => {})
  let stopping = false
  let parts = 0

  async function watch(name: string, logFile: string | undefined, end: Promise<number | void>) {
    const code = await end
    if (stopping) return
    const how = code === undefined ? '' : ` (exit code ${code})`
    const sentence = `${sentenceCase(name)} ended unexpectedly${how}, so everything else was stopped: see the lines above, then start again.`
    crash.reject(new Failure(sentence, { logFile }))
  }

  return {
    crash: crash.promise,
    addService: (service) => {
      parts++
      children.push(service)
      // Written down for the next start, in case that this one is killed.
      lock.update({ children: children.map(({ pid }) => markOf(pid)) })
      stack.defer(() => service.stop())
      void watch(service.name, service.logFile, service.ended)
    },
    addCluster: (cluster) => {
      parts++
      stack.defer(() => cluster.stop())
      void watch('PostgreSQL', cluster.logFile, cluster.ended)
    },
    isEmpty: () => parts === 0,
    stop: async () => {
      stopping = true
      await stack.disposeAsync()
    },
  }
}

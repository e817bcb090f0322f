import { Failure } from '../machine/failure.ts'
import type { ProcessLock } from '../machine/lock.ts'
import { createProcessMark } from '../machine/processes.ts'
import type { Cluster } from '../postgres/index.ts'
import type { Running } from './instance.ts'
import { type Service, toSentenceCase } from './service.ts'

export interface ProcessSupervisor {
  /** Registers a service. Call it immediately after the start. Services are stopped in reverse order. */
  addService: (service: Service) => void
  addCluster: (cluster: Cluster) => void
  /** Rejects with a sentence when a process ends unexpectedly. */
  crash: Promise<never>
  isEmpty: () => boolean
  stop: () => Promise<void>
}

/** Supervises the processes of one command: stops them in order, and all of them when one fails. */
export function createProcessSupervisor(
  lock: Pick<ProcessLock<Running>, 'update'>
): ProcessSupervisor {
  const stack = new AsyncDisposableStack()
  const children: Service[] = []
  const crash = Promise.withResolvers<never>()
  // Avoids an unhandled rejection when nobody is waiting yet; later listeners still receive it.
  crash.promise.catch(() => {})
  let stopping = false
  let parts = 0

  async function watch(name: string, logFile: string | undefined, end: Promise<number | void>) {
    const code = await end
    if (stopping) return
    const how = code === undefined ? '' : ` (exit code ${code})`
    const sentence = `${toSentenceCase(name)} ended unexpectedly${how}, so everything else was stopped: see the lines above, then start again.`
    crash.reject(new Failure(sentence, { logFile }))
  }

  return {
    crash: crash.promise,
    addService: (service) => {
      parts++
      children.push(service)
      // Recorded for the next start, in case this process is killed.
      lock.update({ children: children.map(({ pid }) => createProcessMark(pid)) })
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

import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { enterPhase } from '#app/core/process/phase'

const IDLE_SWEEP_MS = 50
/** Requests that take longer are cut off, so that stopping always ends. */
const DEADLINE_MS = 10_000

/**
 * Lets a server finish its running requests and accept no new ones: the process becomes unready immediately, responses
 * close their connections, and idle connections are closed.
 * @param noticeMs time that load balancers need to notice that the process is not ready
 * @returns a function that clears the timers of the drain; call it when the server has closed
 */
export async function drain(server: Server, noticeMs: number): Promise<() => void> {
  enterPhase('draining')
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await wait(noticeMs)
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), DEADLINE_MS)
  return () => {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const NANOSECONDS_PER_MS = 1e6

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined

/** Starts measuring. Loading the program blocks the event loop and is not counted. */
export function watchEventLoop() {
  delays ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
}

export function unwatchEventLoop() {
  delays?.disable()
}

/** Returns the longest delay since the last call, in milliseconds. */
export function takeEventLoopLag(): number {
  if (!delays || delays.count === 0) return 0
  const lag = delays.max / NANOSECONDS_PER_MS - RESOLUTION_MS
  delays.reset()
  return Math.max(0, lag)
}

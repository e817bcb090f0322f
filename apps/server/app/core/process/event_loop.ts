import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const NANOSECONDS_PER_MS = 1e6

/** How often the current delay is measured. */
const TICK_MS = 10

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined
let ticks: NodeJS.Timeout | undefined
let lastTickAt = 0
let lastDelayMs = 0

function tick() {
  const now = performance.now()
  lastDelayMs = now - lastTickAt - TICK_MS
  lastTickAt = now
}

/** Starts measuring. Loading the program blocks the event loop and is not counted. */
export function watchEventLoop() {
  delays ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  lastTickAt = performance.now()
  lastDelayMs = 0
  ticks ??= setInterval(tick, TICK_MS).unref()
}

export function unwatchEventLoop() {
  delays?.disable()
  clearInterval(ticks)
  ticks = undefined
}

/**
 * Returns by how many milliseconds the event loop is late: the last measured delay, or the current one if that is
 * already longer. 0 while it is not watched.
 */
export function getEventLoopDelayMs(): number {
  if (ticks === undefined) return 0
  return Math.max(lastDelayMs, performance.now() - lastTickAt - TICK_MS)
}

/** Returns the longest delay since the last call, in milliseconds. */
export function takeEventLoopLag(): number {
  if (!delays || delays.count === 0) return 0
  const lag = delays.max / NANOSECONDS_PER_MS - RESOLUTION_MS
  delays.reset()
  return Math.max(0, lag)
}

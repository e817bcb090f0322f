import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const NANOSECONDS_PER_MS = 1e6

/** How often punctuality is measured. */
const TICK_MS = 10
/** A request waits for the event loop several times. If that is later than this, it takes noticeably longer. */
const PUNCTUAL_WITHIN_MS = 30
/** One turn can be slow for any reason, garbage collection above all, without there being too much to compute. */
const FEWEST_LATE_TURNS = 2

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined
let ticks: NodeJS.Timeout | undefined
let lastTickAt = 0
let lastPunctualAt = 0
let lateTurns = 0

function tick() {
  const now = performance.now()
  if (now - lastTickAt <= TICK_MS + PUNCTUAL_WITHIN_MS) {
    lastPunctualAt = now
    lateTurns = 0
  } else lateTurns++
  lastTickAt = now
}

/** Starts measuring. Loading the program blocks the event loop and is not counted. */
export function watchEventLoop() {
  delays ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  lastTickAt = performance.now()
  lastPunctualAt = lastTickAt
  lateTurns = 0
  ticks ??= setInterval(tick, TICK_MS).unref()
}

export function unwatchEventLoop() {
  delays?.disable()
  clearInterval(ticks)
  ticks = undefined
}

/**
 * Returns for how many milliseconds the event loop has been late in each of at least two turns, which is long only
 * while there is more to compute than the process can. 0 while it is not watched.
 */
export function getLatenessMs(): number {
  const isLate = ticks !== undefined && lateTurns >= FEWEST_LATE_TURNS
  return isLate ? performance.now() - lastPunctualAt : 0
}

/** Returns the longest delay since the last call, in milliseconds. */
export function takeEventLoopLag(): number {
  if (!delays || delays.count === 0) return 0
  const lag = delays.max / NANOSECONDS_PER_MS - RESOLUTION_MS
  delays.reset()
  return Math.max(0, lag)
}

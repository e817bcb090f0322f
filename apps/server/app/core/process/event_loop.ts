import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const NANOSECONDS_PER_MS = 1e6

/** How often turns are counted. A turn that takes longer counts once. */
const TICK_MS = 10
/** A request waits for the event loop several times. If that is later than this, it takes noticeably longer. */
const PUNCTUAL_WITHIN_MS = 30

/**
 * Requests that each punctual turn admits, beyond those that are always handled. Rendering a page can hold up a turn, so
 * a few of them make it late.
 */
const ADMITTED_PER_TURN = 4
/** Unused admissions are kept for the requests that arrive during one slow turn, of garbage collection for example. */
const MOST_ADMISSIONS = 40

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined
let ticks: NodeJS.Timeout | undefined
let lastTickAt = 0
let admissions = MOST_ADMISSIONS

function tick() {
  const now = performance.now()
  if (now - lastTickAt <= TICK_MS + PUNCTUAL_WITHIN_MS)
    admissions = Math.min(MOST_ADMISSIONS, admissions + ADMITTED_PER_TURN)
  lastTickAt = now
}

/** Starts measuring. Loading the program blocks the event loop and is not counted. */
export function watchEventLoop() {
  delays ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  lastTickAt = performance.now()
  admissions = MOST_ADMISSIONS
  ticks ??= setInterval(tick, TICK_MS).unref()
}

export function unwatchEventLoop() {
  delays?.disable()
  clearInterval(ticks)
  ticks = undefined
}

/**
 * Returns whether another request is admitted, and counts it: a token bucket that only punctual turns of the event loop
 * refill. It is empty while the process has more to compute than it can. Always true while the loop is not watched.
 */
export function tryAdmit(): boolean {
  if (ticks === undefined) return true
  if (admissions === 0) return false
  admissions--
  return true
}

/** Returns the longest delay since the last call, in milliseconds. */
export function takeEventLoopLag(): number {
  if (!delays || delays.count === 0) return 0
  const lag = delays.max / NANOSECONDS_PER_MS - RESOLUTION_MS
  delays.reset()
  return Math.max(0, lag)
}

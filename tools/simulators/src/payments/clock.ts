import { SECOND_MS } from '@botanica/demo-world'

/** The time that the vendors live in. It is ahead of the machine's when somebody moved it. */
export interface Clock {
  /** Milliseconds of the epoch. */
  now(): number
  /** Milliseconds by which it is ahead. */
  offsetMs: number
}

export function createClock(): Clock {
  const clock: Clock = { offsetMs: 0, now: () => Date.now() + clock.offsetMs }
  return clock
}

/** Whole seconds of the epoch, as Stripe tells time. */
export function secondsOf(ms: number): number {
  return Math.floor(ms / SECOND_MS)
}

export function msOf(seconds: number): number {
  return seconds * SECOND_MS
}

/** As PayPal tells time: to the second. */
export function isoOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -'.000Z'.length)}Z`
}

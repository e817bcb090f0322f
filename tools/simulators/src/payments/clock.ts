import { SECOND_MS } from '@botanica/demo-world'

/** The vendors' clock. It can be moved ahead of the machine's. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Milliseconds by which it is ahead. */
  offsetMs: number
}

export function createClock(): Clock {
  const clock: Clock = { offsetMs: 0, now: () => Date.now() + clock.offsetMs }
  return clock
}

/** Whole seconds since the epoch, Stripe's format. */
export function toSeconds(ms: number): number {
  return Math.floor(ms / SECOND_MS)
}

export function toMilliseconds(seconds: number): number {
  return seconds * SECOND_MS
}

/** PayPal's format, in whole seconds. */
export function toIsoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -'.000Z'.length)}Z`
}

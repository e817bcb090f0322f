import { HOUR_MS } from '@botanica/api-client/contract'

/** Timers may fire slightly early, before the label changes. */
const TIMER_MARGIN_MS = 20

/** Remaining hours, rounded up. */
export function hoursLeft(timeLeft: number): number {
  return Math.ceil(timeLeft / HOUR_MS)
}

/** Whether less than an hour remains. The button then reads `<1h`. */
export function isUnderAnHour(timeLeft: number): boolean {
  return timeLeft < HOUR_MS
}

/** What is left at `now` of a wait of `timeLeft` that the server reported at `receivedAt`, all in milliseconds. */
export function remaining(timeLeft: number, receivedAt: number, now: number): number {
  return Math.min(timeLeft, Math.max(0, receivedAt + timeLeft - now))
}

/** Milliseconds until the label of the button changes; null when the wait is over. */
export function untilNextText(timeLeft: number): number | null {
  if (timeLeft <= 0) return null
  if (timeLeft === HOUR_MS) return TIMER_MARGIN_MS
  return (timeLeft % HOUR_MS || HOUR_MS) + TIMER_MARGIN_MS
}

import { HOUR_MS } from '@botanica/api-client/contract'

/** Timers may be early by a little; then nothing would have changed yet. */
const TIMER_MARGIN_MS = 20

/** Hours that remain, rounded up. */
export function hoursLeft(timeLeft: number): number {
  return Math.ceil(timeLeft / HOUR_MS)
}

/** Whether less than an hour remains: the button then says `<1h`. */
export function isUnderAnHour(timeLeft: number): boolean {
  return timeLeft < HOUR_MS
}

/** What is left at `now` of a wait that the server told at `toldAt`; all in milliseconds. */
export function remaining(timeLeft: number, receivedAt: number, now: number): number {
  return Math.min(timeLeft, Math.max(0, receivedAt + timeLeft - now))
}

/** In how many milliseconds the button says something else; null when nothing is left to wait for. */
export function untilNextText(timeLeft: number): number | null {
  if (timeLeft <= 0) return null
  if (timeLeft === HOUR_MS) return TIMER_MARGIN_MS
  return (timeLeft % HOUR_MS || HOUR_MS) + TIMER_MARGIN_MS
}

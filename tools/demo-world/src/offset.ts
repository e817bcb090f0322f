import type { Offset } from './types.ts'

/** Units of time for the tools, which do not load the server's. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const HOUR_SECONDS = HOUR_MS / SECOND_MS
export const WEEK_SECONDS = 7 * 24 * HOUR_SECONDS

/** The offset in milliseconds; negative in the past. */
export function offsetMs(offset: Offset): number {
  return (
    (offset.days ?? 0) * DAY_MS + (offset.hours ?? 0) * HOUR_MS + (offset.minutes ?? 0) * MINUTE_MS
  )
}

/** The date that an offset stands for when the world is seeded at `now`. */
export function dateAt(offset: Offset, now: Date): Date {
  return new Date(now.getTime() + offsetMs(offset))
}

/** Converts milliseconds to an offset, in whole minutes. */
export function toOffset(ms: number): Offset {
  return { minutes: Math.round(ms / MINUTE_MS) }
}

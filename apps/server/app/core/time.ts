export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/**
 * The same duration, more or less, so that many who wait for the same thing do not come back at once.
 * @param ratio how far it may be off, from 0 to 1
 */
export function jittered(ms: number, ratio: number): number {
  return ms * (1 + (Math.random() * 2 - 1) * ratio)
}

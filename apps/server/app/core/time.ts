/** Units of time. Browsers load this file through the contract, so it imports nothing. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The same in seconds, for HTTP headers, rate limits and PostgreSQL's intervals. */
export const MINUTE_SECONDS = 60
export const HOUR_SECONDS = 60 * MINUTE_SECONDS
export const DAY_SECONDS = 24 * HOUR_SECONDS
export const WEEK_SECONDS = 7 * DAY_SECONDS
export const YEAR_SECONDS = 365 * DAY_SECONDS

/**
 * Randomizes a duration, so that many clients that wait for the same event do not retry at the same time.
 * @param ratio maximum deviation, from 0 to 1
 */
export function jittered(ms: number, ratio: number): number {
  return ms * (1 + (Math.random() * 2 - 1) * ratio)
}

const DAY_LENGTH = '2026-11-25'.length

/** The day of a moment in UTC, such as 2026-11-25. @param moment in Unix milliseconds */
export function toUtcDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, DAY_LENGTH)
}

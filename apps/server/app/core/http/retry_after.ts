import { SECOND_MS } from '#app/core/time'

/** @returns a `Retry-After` header (seconds or a date) in milliseconds; `null` when it is missing or invalid */
export function parseRetryAfter(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

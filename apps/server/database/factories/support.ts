import { DateTime } from 'luxon'

/**
 * Factories write as the owner of the tables, because they create rows that the server itself may not write:
 * categories, ads and rows in the past.
 */
export const OWNER = { connection: 'migrator' }

const counters = new Map<string, number>()

/** Returns 1, 2, 3 … for each kind of row, so that each run creates the same rows in the same order. */
export function nextNumber(kind: string) {
  const next = (counters.get(kind) ?? 0) + 1
  counters.set(kind, next)
  return next
}

const MEMBER_IDS = 400_000_000_000_000_000n
const BOT_IDS = 500_000_000_000_000_000n

/** Discord ids that differ from those of the demo data, and exceed 2^53 as real ones do. */
export function nextSnowflake(kind: 'member' | 'bot') {
  return String((kind === 'bot' ? BOT_IDS : MEMBER_IDS) + BigInt(nextNumber(`${kind} id`)))
}

/** Returns a date in the past: `ago({ hours: 5 })`. */
export function ago(duration: Parameters<DateTime['minus']>[0]) {
  return DateTime.utc().minus(duration)
}

/** Returns a date in the future. */
export function hence(duration: Parameters<DateTime['plus']>[0]) {
  return DateTime.utc().plus(duration)
}

import { DateTime } from 'luxon'

/**
 * Factories write as the owner of the tables: they make what the server itself may not, such as categories and ads,
 * and rows of the past.
 */
export const OWNER = { connection: 'migrator' }

const counters = new Map<string, number>()

/** 1, 2, 3 … for each kind of row, so that a run makes the same rows in the same order. */
export function nextNumber(kind: string) {
  const next = (counters.get(kind) ?? 0) + 1
  counters.set(kind, next)
  return next
}

const MEMBER_IDS = 400_000_000_000_000_000n
const BOT_IDS = 500_000_000_000_000_000n

/** Discord ids apart from those of the demo world, and beyond 2^53 as real ones are. */
export function nextSnowflake(kind: 'member' | 'bot') {
  return String((kind === 'bot' ? BOT_IDS : MEMBER_IDS) + BigInt(nextNumber(`${kind} id`)))
}

/** A date before now: `ago({ hours: 5 })`. */
export function ago(duration: Parameters<DateTime['minus']>[0]) {
  return DateTime.utc().minus(duration)
}

/** A date to come. */
export function hence(duration: Parameters<DateTime['plus']>[0]) {
  return DateTime.utc().plus(duration)
}

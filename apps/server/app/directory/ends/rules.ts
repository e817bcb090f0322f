import { DAY_MS, toUtcDay } from '../../core/time.js'

/** A bot may end at most this many days from today. */
export const END_LIMIT_DAYS = 730

/**
 * The first and the last day on which a bot may end. The first one is yesterday in UTC, which may still be today for the
 * owner.
 * @param now in Unix milliseconds
 */
export function getEndRange(now: number): { min: string; max: string } {
  return { min: toUtcDay(now - DAY_MS), max: toUtcDay(now + END_LIMIT_DAYS * DAY_MS) }
}

/** Why a bot cannot succeed another one: the rules that the field `successorId` breaks. */
export const SUCCESSOR_ERRORS = {
  self: 'A bot cannot succeed itself.',
  listed: 'The successor must be a listed bot that has not ended.',
  chain: 'This bot succeeds the successor, directly or through others.',
} as const
export type SuccessorError = keyof typeof SUCCESSOR_ERRORS

/** Why the end of a bot cannot be set. */
export const BOT_END_ERRORS = { notListed: 'Only a listed bot can have an end date.' } as const

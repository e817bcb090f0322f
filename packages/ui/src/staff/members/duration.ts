import { DURATION_UNITS, type DurationUnit, MINUTE_MS } from '@botanica/api-client/contract'

const DIGITS = /^\d+$/

/** What somebody has typed of a duration. */
export interface DurationDraft {
  amount: string
  unit: DurationUnit
}

export const BLANK_DURATION: DurationDraft = { amount: '', unit: 'days' }

/** What is wrong with a duration: it is missing, or it is none. */
export type DurationError = 'durationRequired' | 'durationInvalid'

export type DurationCheck =
  { minutes: number; defect?: never } | { minutes?: never; defect: DurationError }

/** @param longestMs what the server takes at most */
export function checkDuration({ amount, unit }: DurationDraft, longestMs: number): DurationCheck {
  const typed = amount.trim()
  if (typed === '') return { defect: 'durationRequired' }
  const minutes = DIGITS.test(typed) ? Number(typed) * DURATION_UNITS[unit] : 0
  const isValid = minutes > 0 && minutes * MINUTE_MS <= longestMs
  return isValid ? { minutes } : { defect: 'durationInvalid' }
}

/** The moment so many minutes after `from`. */
export function getEnd(minutes: number, from: Date): Date {
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

import { HOUR_MS } from '@botanica/api-client/contract'

const LATER_MS = 3 * HOUR_MS
const SOME_DAYS = 3
/** The hour of the day at which the next working day begins. */
const MORNING_HOUR = 9
const MONDAY = 1
const DAYS_OF_WEEK = 7

/** When a snoozed bot can return, in the order of the digits that choose them. */
export const SNOOZE_TIMES = ['later', 'tomorrow', 'someDays', 'nextWeek'] as const
export type SnoozeTime = (typeof SNOOZE_TIMES)[number]

/** Returns the morning of a day, in the time zone of the device. */
function getMorning(now: Date, daysAhead: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead, MORNING_HOUR)
}

/** Returns the moment of a choice, in the time zone of the device. */
export function getSnoozeTime(time: SnoozeTime, now: Date): Date {
  switch (time) {
    case 'later':
      return new Date(now.getTime() + LATER_MS)
    case 'tomorrow':
      return getMorning(now, 1)
    case 'someDays':
      return getMorning(now, SOME_DAYS)
    case 'nextWeek': {
      const daysUntilMonday = (MONDAY - now.getDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK
      return getMorning(now, daysUntilMonday || DAYS_OF_WEEK)
    }
  }
}

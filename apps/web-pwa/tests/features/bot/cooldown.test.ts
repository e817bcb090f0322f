import { describe, expect, test } from 'vitest'
import {
  hoursLeft,
  isUnderAnHour,
  remaining,
  untilNextText,
} from '../../../src/features/bot/member/cooldown.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What the button says, without its words. */
function saying(timeLeft: number) {
  return isUnderAnHour(timeLeft) ? '<1h' : `${hoursLeft(timeLeft)}h`
}

describe('the hours that remain', () => {
  test.each([
    [12 * HOUR, '12h'],
    [12 * HOUR - 1, '12h'],
    [11 * HOUR, '11h'],
    [6 * HOUR + 1, '7h'],
    [HOUR, '1h'],
    [HOUR - 1, '<1h'],
    [1, '<1h'],
  ])('of %i ms are %s', (timeLeft, text) => {
    expect(saying(timeLeft)).toBe(text)
  })

  test('are one for the last minutes, as the toast says them', () => {
    expect(hoursLeft(MINUTE)).toBe(1)
  })
})

describe('the countdown', () => {
  test.each([12 * HOUR, 11.5 * HOUR, 2 * HOUR, 1.5 * HOUR, HOUR])(
    'of %i ms next wakes when something else is to be said',
    (timeLeft) => {
      const pause = untilNextText(timeLeft)!

      expect(saying(timeLeft - pause)).not.toBe(saying(timeLeft))
      expect(saying(Math.min(timeLeft, timeLeft - pause + 21))).toBe(saying(timeLeft))
    }
  )

  test('wakes after its end, and then no more', () => {
    expect(untilNextText(20 * MINUTE)!).toBeGreaterThan(20 * MINUTE)
    expect(untilNextText(0)).toBeNull()
  })

  test('goes on from when the server told it, and never below nothing', () => {
    expect(remaining(2 * HOUR, 1_000, 1_000 + HOUR)).toBe(HOUR)
    expect(remaining(HOUR, 1_000, 1_000 + 3 * HOUR)).toBe(0)
    // The clock of a page that has not looked at it since.
    expect(remaining(HOUR, 5_000, 1_000)).toBe(HOUR)
  })
})

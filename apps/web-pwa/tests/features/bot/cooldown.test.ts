import { describe, expect, test } from 'vitest'
import {
  hoursLeft,
  isUnderAnHour,
  remaining,
  untilNextText,
} from '../../../src/features/bot/member/cooldown.ts'
import { HOUR_MS, MINUTE_MS } from '@botanica/api-client/contract'

/** Returns the time on the button, without its text. */
function getLabel(timeLeft: number) {
  return isUnderAnHour(timeLeft) ? '<1h' : `${hoursLeft(timeLeft)}h`
}

describe('Remaining hours', () => {
  test.each([
    [12 * HOUR_MS, '12h'],
    [12 * HOUR_MS - 1, '12h'],
    [11 * HOUR_MS, '11h'],
    [6 * HOUR_MS + 1, '7h'],
    [HOUR_MS, '1h'],
    [HOUR_MS - 1, '<1h'],
    [1, '<1h'],
  ])('of %i ms are shown as %s', (timeLeft, text) => {
    expect(getLabel(timeLeft)).toBe(text)
  })

  test('are 1 in the last hour, as in the toast', () => {
    expect(hoursLeft(MINUTE_MS)).toBe(1)
  })
})

describe('Countdown', () => {
  test.each([12 * HOUR_MS, 11.5 * HOUR_MS, 2 * HOUR_MS, 1.5 * HOUR_MS, HOUR_MS])(
    'of %i ms fires when the label changes',
    (timeLeft) => {
      const pause = untilNextText(timeLeft)!

      expect(getLabel(timeLeft - pause)).not.toBe(getLabel(timeLeft))
      expect(getLabel(Math.min(timeLeft, timeLeft - pause + 21))).toBe(getLabel(timeLeft))
    }
  )

  test('fires once after its end', () => {
    expect(untilNextText(20 * MINUTE_MS)!).toBeGreaterThan(20 * MINUTE_MS)
    expect(untilNextText(0)).toBeNull()
  })

  test('starts when the response was received and stops at zero', () => {
    expect(remaining(2 * HOUR_MS, 1_000, 1_000 + HOUR_MS)).toBe(HOUR_MS)
    expect(remaining(HOUR_MS, 1_000, 1_000 + 3 * HOUR_MS)).toBe(0)
    // Creates a page that has not read its clock since then.
    expect(remaining(HOUR_MS, 5_000, 1_000)).toBe(HOUR_MS)
  })
})

import { LONGEST_RESTRICTION_MS } from '@botanica/api-client/contract'
import { describe, expect, it } from 'vitest'
import { checkDuration, getEnd } from '../../../src/staff/members/duration.ts'

function check(amount: string, unit: Parameters<typeof checkDuration>[0]['unit'] = 'days') {
  return checkDuration({ amount, unit }, LONGEST_RESTRICTION_MS)
}

describe('a duration', () => {
  it.each([
    ['minutes', 1],
    ['hours', 60],
    ['days', 1_440],
    ['weeks', 10_080],
    ['months', 43_200],
  ] as const)('converts %s to minutes', (unit, minutes) => {
    expect(check('2', unit)).toEqual({ minutes: 2 * minutes })
  })

  it('is required', () => {
    expect(check('  ')).toEqual({ defect: 'durationRequired' })
  })

  it.each(['0', '-3', '1.5', '1e3', 'two', '99999999'])('is invalid: %s', (amount) => {
    expect(check(amount)).toEqual({ defect: 'durationInvalid' })
  })

  it('is added to a start time', () => {
    const from = new Date('2026-11-22T10:00:00Z')

    expect(getEnd(20_160, from).toISOString()).toBe('2026-12-06T10:00:00.000Z')
  })
})

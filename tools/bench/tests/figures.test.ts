import { describe, expect, test } from 'vitest'
import { median, summary } from '../src/figures.ts'

describe('figures', () => {
  test('the median is the middle one, or between the two', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  test('one disturbed round does not count, but its failures do', () => {
    const calm = { perSecond: 100, p50: 1, p99: 4, failed: 0 }
    const disturbed = { perSecond: 3, p50: 90, p99: 900, failed: 2 }
    expect(summary([calm, disturbed, calm])).toEqual({ ...calm, failed: 2 })
  })
})

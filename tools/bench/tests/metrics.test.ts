import { describe, expect, test } from 'vitest'
import { median, summarizeRounds } from '../src/metrics.ts'

describe('metrics', () => {
  test('the median is the middle value, or the mean of the two middle values', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  test('a disturbed round does not change the summary, but its failures count', () => {
    const calm = { perSecond: 100, p50: 1, p99: 4, failed: 0 }
    const disturbed = { perSecond: 3, p50: 90, p99: 900, failed: 2 }
    expect(summarizeRounds([calm, disturbed, calm])).toEqual({ ...calm, failed: 2 })
  })
})

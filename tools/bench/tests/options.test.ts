import { describe, expect, test } from 'vitest'
import { getGrowthSizes, parseOptions } from '../src/options.ts'

describe('options', () => {
  test('have defaults', () => {
    expect(parseOptions([])).toMatchObject({ bots: 10_000, growth: false, until: 1_000_000 })
  })

  test.each(['0', '1.5', 'many', '-3'])('reject %s as a number', (value) => {
    expect(() => parseOptions([`--bots=${value}`])).toThrow('--bots takes a whole number')
  })

  test('reject unknown options', () => {
    expect(() => parseOptions(['--fast'])).toThrow('Unknown option')
  })

  test('can select single scenarios', () => {
    expect(parseOptions([]).only).toEqual([])
    expect(parseOptions(['--only=vote', '--only=list']).only).toEqual(['vote', 'list'])
  })

  test('can request an overload', () => {
    expect(parseOptions([]).overload).toBe(0)
    expect(parseOptions(['--overload=400']).overload).toBe(400)
    expect(() => parseOptions(['--overload=0'])).toThrow('--overload takes a whole number')
  })

  test('can request webhooks', () => {
    expect(parseOptions([]).webhooks).toBe(0)
    expect(parseOptions(['--webhooks=1000']).webhooks).toBe(1_000)
  })

  test('can request reports', () => {
    expect(parseOptions([]).counting).toBe(0)
    expect(parseOptions(['--counting=100']).counting).toBe(100)
  })

  test('growth sizes stop at the requested size, but always include the reference size', () => {
    expect(getGrowthSizes({ until: 1_000_000 })).toEqual([1_000, 10_000, 100_000, 1_000_000])
    expect(getGrowthSizes({ until: 100_000 })).toEqual([1_000, 10_000, 100_000])
    expect(getGrowthSizes({ until: 5 })).toEqual([1_000, 10_000])
  })
})

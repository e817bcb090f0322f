import { describe, expect, test } from 'vitest'
import { growthSizes, readOptions } from '../src/options.ts'

describe('options', () => {
  test('have defaults', () => {
    expect(readOptions([])).toMatchObject({ bots: 10_000, growth: false, until: 1_000_000 })
  })

  test.each(['0', '1.5', 'many', '-3'])('reject %s as a number', (value) => {
    expect(() => readOptions([`--bots=${value}`])).toThrow('--bots takes a whole number')
  })

  test('reject unknown options', () => {
    expect(() => readOptions(['--fast'])).toThrow('Unknown option')
  })

  test('can select single scenarios', () => {
    expect(readOptions([]).only).toEqual([])
    expect(readOptions(['--only=vote', '--only=list']).only).toEqual(['vote', 'list'])
  })

  test('can request an overload', () => {
    expect(readOptions([]).overload).toBe(0)
    expect(readOptions(['--overload=400']).overload).toBe(400)
    expect(() => readOptions(['--overload=0'])).toThrow('--overload takes a whole number')
  })

  test('growth sizes stop at the requested size, but always include the reference size', () => {
    expect(growthSizes({ until: 1_000_000 })).toEqual([1_000, 10_000, 100_000, 1_000_000])
    expect(growthSizes({ until: 100_000 })).toEqual([1_000, 10_000, 100_000])
    expect(growthSizes({ until: 5 })).toEqual([1_000, 10_000])
  })
})

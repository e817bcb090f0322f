import { describe, expect, test } from 'vitest'
import { growthSizes, readOptions } from '../src/options.ts'

describe('options', () => {
  test('are the issue’s without any', () => {
    expect(readOptions([])).toMatchObject({ bots: 10_000, growth: false, until: 1_000_000 })
  })

  test.each(['0', '1.5', 'many', '-3'])('refuse %s as a number', (value) => {
    expect(() => readOptions([`--bots=${value}`])).toThrow('--bots takes a whole number')
  })

  test('refuse what does not exist', () => {
    expect(() => readOptions(['--fast'])).toThrow('Unknown option')
  })

  test('may name single scenarios', () => {
    expect(readOptions([]).only).toEqual([])
    expect(readOptions(['--only=vote', '--only=list']).only).toEqual(['vote', 'list'])
  })

  test('may ask for an overload', () => {
    expect(readOptions([]).overload).toBe(0)
    expect(readOptions(['--overload=400']).overload).toBe(400)
    expect(() => readOptions(['--overload=0'])).toThrow('--overload takes a whole number')
  })

  test('a growth stops where it is told to, and never before the reference', () => {
    expect(growthSizes({ until: 1_000_000 })).toEqual([1_000, 10_000, 100_000, 1_000_000])
    expect(growthSizes({ until: 100_000 })).toEqual([1_000, 10_000, 100_000])
    expect(growthSizes({ until: 5 })).toEqual([1_000, 10_000])
  })
})

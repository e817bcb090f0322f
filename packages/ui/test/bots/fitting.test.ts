import { describe, expect, it } from 'vitest'
import { fitting } from '../../src/bots/use-fitting.ts'

const GAP = 6

describe('fitting', () => {
  it('shows all that fit without room for a count', () => {
    expect(fitting([50, 50], 106, GAP)).toBe(2)
  })

  it('leaves room for the count when not all fit', () => {
    expect(fitting([50, 50, 50], 150, GAP)).toBe(2)
    expect(fitting([50, 50, 50], 143, GAP)).toBe(1)
  })

  it('shows at least one, however long', () => {
    expect(fitting([400, 50], 100, GAP)).toBe(1)
  })

  it('shows nothing of nothing', () => {
    expect(fitting([], 100, GAP)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { countFittingItems } from '../../src/bots/use-fitting-items.ts'

const GAP = 6

describe('fitting', () => {
  it('shows all that fit without room for a count', () => {
    expect(countFittingItems([50, 50], 106, GAP)).toBe(2)
  })

  it('leaves room for the count when not all fit', () => {
    expect(countFittingItems([50, 50, 50], 150, GAP)).toBe(2)
    expect(countFittingItems([50, 50, 50], 143, GAP)).toBe(1)
  })

  it('shows at least one, however long', () => {
    expect(countFittingItems([400, 50], 100, GAP)).toBe(1)
  })

  it('shows nothing for an empty list', () => {
    expect(countFittingItems([], 100, GAP)).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { getListUrl, readListChoice } from '../src/lib/bot-list-query.ts'

const SORTS = ['popularity', 'newest', 'oldest'] as const

function parseChoice(query: string) {
  return readListChoice(new URLSearchParams(query), SORTS)
}

describe('Bot list query', () => {
  test('defaults to all bots by popularity', () => {
    expect(parseChoice('')).toEqual({ search: '', categoryId: null, sort: 'popularity' })
  })

  test('is parsed from the URL', () => {
    expect(parseChoice('search=%20music%20&category=7&sort=oldest')).toEqual({
      search: 'music',
      categoryId: 7,
      sort: 'oldest',
    })
  })

  test.each(['0', '-1', '1e3', 'seven', '1.5', '99999999999999999999', ''])(
    'ignores the category %j',
    (category) => {
      expect(parseChoice(`category=${category}`).categoryId).toBeNull()
    }
  )

  test('has the default order instead of one that the screen does not offer', () => {
    expect(parseChoice('sort=rating').sort).toBe('popularity')
  })

  test('truncates the search to the maximum length', () => {
    expect(parseChoice(`search=${'a'.repeat(1_000)}`).search).toHaveLength(200)
  })
})

describe('Bot list URL', () => {
  test('omits default values', () => {
    expect(getListUrl('/discover', { search: ' ', categoryId: null, sort: 'popularity' })).toBe(
      '/discover'
    )
  })

  test('is parsed back to the same query', () => {
    const choice = { search: 'a & b', categoryId: 3, sort: 'newest' } as const
    const address = getListUrl('/discover', choice)

    expect(address).toBe('/discover?search=a+%26+b&category=3&sort=newest')
    expect(parseChoice(address.split('?')[1]!)).toEqual(choice)
  })
})

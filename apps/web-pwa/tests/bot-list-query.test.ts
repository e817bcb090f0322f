import { describe, expect, test } from 'vitest'
import { getListUrl, readListChoice } from '../src/lib/bot-list-query.ts'

const SORTS = ['popularity', 'newest', 'oldest'] as const

function parseChoice(query: string) {
  return readListChoice(new URLSearchParams(query), SORTS)
}

describe('what an address asks a list for', () => {
  test('is everything by popularity when it says nothing', () => {
    expect(parseChoice('')).toEqual({ search: '', categoryId: null, sort: 'popularity' })
  })

  test('is what it says', () => {
    expect(parseChoice('search=%20music%20&category=7&sort=oldest')).toEqual({
      search: 'music',
      categoryId: 7,
      sort: 'oldest',
    })
  })

  test.each(['0', '-1', '1e3', 'seven', '1.5', '99999999999999999999', ''])(
    'is no category for %j',
    (category) => {
      expect(parseChoice(`category=${category}`).categoryId).toBeNull()
    }
  )

  test('is the default order for one that the screen does not offer', () => {
    expect(parseChoice('sort=rating').sort).toBe('popularity')
  })

  test('is no longer text than the server takes', () => {
    expect(parseChoice(`search=${'a'.repeat(1_000)}`).search).toHaveLength(200)
  })
})

describe('the address of a list', () => {
  test('leaves out what is default', () => {
    expect(getListUrl('/discover', { search: ' ', categoryId: null, sort: 'popularity' })).toBe(
      '/discover'
    )
  })

  test('says what was chosen, so that reading it gives the choice again', () => {
    const choice = { search: 'a & b', categoryId: 3, sort: 'newest' } as const
    const address = getListUrl('/discover', choice)

    expect(address).toBe('/discover?search=a+%26+b&category=3&sort=newest')
    expect(parseChoice(address.split('?')[1]!)).toEqual(choice)
  })
})

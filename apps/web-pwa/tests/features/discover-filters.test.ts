import { describe, expect, test } from 'vitest'
import {
  getDiscoverList,
  getDiscoverUrl,
  listDiscoverSorts,
} from '../../src/features/discover/discover-list.ts'
import { listActiveFilters, NO_FILTER } from '../../src/features/discover/filter-choice.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const parse = (query: string) => getDiscoverList(new URLSearchParams(query), NOW)

const EVERYTHING =
  'search=music&category=3&category=7&match=all&minRating=4.5&minServers=100&maxServers=10000&' +
  'certified=true&online=true&listed=30&without=Administrator&without=BanMembers&sort=newest'

describe('The address of the discover page', () => {
  test('holds every filter, and is parsed back to the same choice', () => {
    const { choice, filter } = parse(EVERYTHING)
    expect(getDiscoverUrl(choice)).toBe(`/discover?${EVERYTHING}`)
    expect(filter).toEqual({
      search: 'music',
      sort: 'newest',
      categoryId: [3, 7],
      match: 'all',
      minRating: 4.5,
      minServers: 100,
      maxServers: 10_000,
      certified: true,
      online: true,
      listedSince: '2026-10-26',
      without: ['Administrator', 'BanMembers'],
    })
  })

  test('names an order only if it is not the default of the list or the search', () => {
    expect(parse('sort=popularity').choice.sort).toBeNull()
    expect(parse('sort=popularity').filter).toEqual({ sort: 'popularity' })
    expect(parse('sort=trending').filter).toEqual({ sort: 'trending' })
    // There is nothing that bots could be relevant to.
    expect(parse('sort=relevance').filter).toEqual({ sort: 'popularity' })

    expect(parse('search=music&sort=relevance').filter).toEqual({ search: 'music' })
    const { choice, filter } = parse('search=music&sort=popularity')
    expect(filter).toEqual({ search: 'music', sort: 'popularity' })
    expect(getDiscoverUrl(choice)).toBe('/discover?search=music&sort=popularity')
    expect(getDiscoverUrl({ ...choice, sort: null })).toBe('/discover?search=music')
    expect(listDiscoverSorts('music')[0]).toBe('relevance')
    expect(listDiscoverSorts('')[0]).toBe('popularity')
    expect(listDiscoverSorts('')).not.toContain('relevance')
  })

  test('says that a search is exact, which only a search can be', () => {
    const { choice, filter } = parse('search=musci&exact=true')
    expect(filter).toEqual({ search: 'musci', exact: true })
    expect(getDiscoverUrl(choice)).toBe('/discover?search=musci&exact=true')
    expect(parse('exact=true').filter).toEqual({ sort: 'popularity' })
    expect(parse('search=musci&exact=1').choice.exact).toBe(false)
  })

  test('is the same for every order of repeated values', () => {
    const other = 'category=7&category=3&category=7&without=BanMembers&without=Administrator'
    expect(getDiscoverUrl(parse(other).choice)).toBe(
      '/discover?category=3&category=7&without=Administrator&without=BanMembers'
    )
  })

  test('with one category is the filter that other pages use', () => {
    expect(parse('category=7&match=all').filter).toEqual({ sort: 'popularity', categoryId: 7 })
  })

  test.each([
    'minRating=6',
    'minServers=7',
    'maxServers=-1',
    'certified=1',
    'online=',
    'listed=yesterday',
    'without=Everything',
    'category=zero',
    'match=some',
  ])('ignores %s', (query) => {
    expect(parse(query).choice.filters).toEqual(NO_FILTER)
  })

  test('leads from each filter to the list without it', () => {
    const { choice } = parse(EVERYTHING)
    const active = listActiveFilters(choice.filters)
    expect(active).toHaveLength(10)
    for (const { remaining } of active) {
      const left = getDiscoverUrl({ ...choice, filters: remaining })
      expect(listActiveFilters(parse(left.split('?')[1]!).choice.filters)).toHaveLength(9)
    }
  })
})

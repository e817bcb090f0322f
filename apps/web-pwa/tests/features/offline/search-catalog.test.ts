import { BOT_SORTS } from '@botanica/api-client/contract'
import { describe, expect, test } from 'vitest'
import {
  searchCatalog,
  type CatalogSearch,
} from '../../../src/features/offline/catalog/search-catalog.ts'
import { createCatalog } from './create-catalog.ts'

const catalog = createCatalog([
  {
    id: 1,
    name: 'Turntable',
    shortDescription: 'A jukebox with sides.',
    voteCount: 50,
    recentVotes: 5,
    usualVotes: 40,
    categoryIds: [1],
  },
  {
    id: 2,
    name: 'Jukebox Jane',
    shortDescription: 'Plays what you like.',
    voteCount: 5,
    recentVotes: 3,
    updatedAt: '2026-04-01T00:00:00.000Z',
    categoryIds: [1],
  },
  {
    id: 3,
    name: 'Ghișeul',
    shortDescription: 'Primește cereri și răspunde.',
    voteCount: 9,
    categoryIds: [2],
  },
  {
    id: 4,
    name: 'Sieve',
    shortDescription: 'Moderation that explains itself.',
    voteCount: 70,
    averageRating: 4.5,
    ratingCount: 3,
    createdAt: '2026-03-01T00:00:00.000Z',
  },
])

function find(search: string, options: Partial<CatalogSearch> = {}) {
  return searchCatalog(catalog, { search, filter: {}, sort: 'relevance', ...options })
}

function ids(search: string, options: Partial<CatalogSearch> = {}) {
  return find(search, options).bots.map(({ id }) => id)
}

describe('Offline search', () => {
  test('ranks names above descriptions and requires every word', () => {
    expect(ids('jukebox')).toEqual([2, 1])
    expect(ids('JUKEBOX sides')).toEqual([1])
    expect(ids('jukebox nowhere')).toEqual([])
  })

  test.each([
    ['ghiseul', [3]],
    ['GHIȘEUL', [3]],
    // Old keyboards type a cedilla instead of the comma.
    ['ghişeul', [3]],
    ['raspunde', [3]],
    ['română', [3]],
  ])('ignores accents: %s', (search, expected) => {
    expect(ids(search)).toEqual(expected)
  })

  test.each([
    ['jukebx', [2, 1]],
    ['jukeobx', [2, 1]],
    ['moderaton', [4]],
    // A prefix with a typo.
    ['modreat', [4]],
    ['turmtable jukebox', [1]],
  ])('corrects typos: %s', (search, expected) => {
    expect(ids(search)).toEqual(expected)
  })

  test('tells the corrected search, unless it is exact or finds nothing', () => {
    expect(find('jukebx')).toMatchObject({ correction: 'jukebox', terms: ['jukebox'] })
    expect(find('turmtable JUKEBOX').correction).toBe('turntable jukebox')
    expect(find('jukebox').correction).toBeUndefined()
    expect(find('jukebx nowhere').correction).toBeUndefined()
    expect(find('jukebx', { exact: true })).toEqual({ bots: [], terms: ['jukebx'] })
  })

  test('does not correct short or matching words', () => {
    expect(ids('sve')).toEqual([])
    expect(ids('sides')).toEqual([1])
  })

  test('filters by category and sorts by the selected order', () => {
    expect(ids('', { filter: { categoryIds: [1] } })).toEqual([1, 2])
    expect(ids('jukebox', { filter: { categoryIds: [2] } })).toEqual([])
    expect(ids('')).toEqual([4, 1, 3, 2])
    expect(ids('', { sort: 'newest' })).toEqual([4, 3, 2, 1])
    expect(ids('', { sort: 'oldest' })).toEqual([1, 2, 3, 4])
    expect(ids('', { sort: 'rating' })[0]).toBe(4)
    expect(ids('jukebox', { sort: 'newest' })).toEqual([2, 1])
    expect(ids('jukebox', { sort: 'popularity' })).toEqual([1, 2])
    // More than usual, as many as usual, fewer.
    expect(ids('', { sort: 'trending' })).toEqual([2, 4, 3, 1])
    expect(ids('', { sort: 'updated' })).toEqual([2, 4, 3, 1])
  })

  test('lists bots that have ended last, whatever the order', () => {
    const withEnded = createCatalog([
      { id: 1, name: 'Fern', voteCount: 9, hasEnded: true },
      { id: 2, name: 'Fern Two', voteCount: 1 },
      { id: 3, name: 'Fernery', voteCount: 3, hasEnded: true },
    ])
    for (const sort of BOT_SORTS) {
      const list = searchCatalog(withEnded, { search: '', filter: {}, sort }).bots
      expect(list.map(({ id }) => id)[0]).toBe(2)
    }
    const found = searchCatalog(withEnded, { search: 'fern', filter: {}, sort: 'relevance' }).bots
    expect(found.map(({ id }) => id)).toEqual([2, 1, 3])
  })

  test('filters within a search', () => {
    expect(ids('jukebox', { filter: { minServers: 1 } })).toEqual([])
    expect(ids('jukebox', { filter: { maxServers: 1, without: ['BanMembers'] } })).toEqual([2, 1])
    // Fewer ratings than a filter by rating needs.
    expect(ids('', { filter: { minRating: 4 } })).toEqual([])
    // Presences are unknown without a connection.
    expect(ids('', { filter: { online: true } })).toHaveLength(4)
  })

  test('treats punctuation as spaces', () => {
    expect(ids('!!! ')).toEqual([4, 1, 3, 2])
    expect(ids('jukebox-jane')).toEqual([2])
  })
})

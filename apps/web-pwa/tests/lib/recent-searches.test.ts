import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearMemberData } from '../../src/lib/clear-member-data.ts'
import {
  addRecentSearch,
  readRecentSearches,
  RECENT_SEARCHES_KEY,
} from '../../src/lib/search/recent-searches.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('keeps the last five searches, each once, the newest first', () => {
  for (const search of ['a', 'b', 'c', ' a ', 'd', 'e', '  ', 'f']) addRecentSearch(search)
  expect(readRecentSearches()).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('has none when the stored text is not ours', () => {
  for (const text of ['{', '{}', '[1]', 'null']) {
    stored.set(RECENT_SEARCHES_KEY, text)
    expect(readRecentSearches()).toEqual([])
  }
})

test('signing out deletes them', async () => {
  addRecentSearch('music')
  await clearMemberData(null)
  expect(stored.has(RECENT_SEARCHES_KEY)).toBe(false)
})

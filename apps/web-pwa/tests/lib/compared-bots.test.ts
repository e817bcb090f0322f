import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearMemberData } from '../../src/lib/clear-member-data.ts'
import {
  COMPARED_BOTS_KEY,
  getCompareUrl,
  parseComparison,
  readComparedBots,
  storeComparedBots,
} from '../../src/lib/compare/compared-bots.ts'
import { getAddToComparisonPath } from '../../src/lib/paths.ts'

const IDS = [1, 2, 3, 4, 5].map((number) => `30000000000000000${number}`)
const [first, second, third, fourth, fifth] = IDS as [string, string, string, string, string]
const parse = (path: string) => parseComparison(new URL(path, 'https://botanica.test').searchParams)

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

test('a URL has up to four bots, each once', () => {
  expect(parse(getCompareUrl([first, second]))).toEqual([first, second])
  expect(parse(getCompareUrl([first, first, ...IDS]))).toEqual([first, second, third, fourth])
  expect(parse(getCompareUrl([]))).toEqual([])
  expect(parse('/compare')).toEqual([])
  expect(parse(`/compare?bots=x,${second},-1,`)).toEqual([second])
})

test('a URL may add a bot', () => {
  expect(parse(getAddToComparisonPath(first))).toEqual([first])
  expect(parse(`${getCompareUrl([first])}&add=${second}`)).toEqual([first, second])
  expect(parse('/compare?add=fern')).toEqual([])
})

test('the last comparison is stored until the member signs out', async () => {
  storeComparedBots([second, first])
  expect(readComparedBots()).toEqual([second, first])
  await clearMemberData(null)
  expect(stored.has(COMPARED_BOTS_KEY)).toBe(false)
  expect(readComparedBots()).toEqual([])
})

test('there is none when the stored text is not ours, or storage is blocked', () => {
  stored.set(COMPARED_BOTS_KEY, `{},${fifth}`)
  expect(readComparedBots()).toEqual([fifth])
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  storeComparedBots([first])
  expect(readComparedBots()).toEqual([])
})

import type { Category } from '@botanica/api-client'
import { describe, expect, test } from 'vitest'
import {
  getTabQuery,
  getCategoryUrl,
  findChosenCategory,
  readCategoryChoice,
} from '../../../src/features/categories/category-choice.ts'

const music: Category = {
  id: 7,
  name: 'Music',
  description: null,
  listedBotCount: 46,
  popularBots: [],
}
const romanian: Category = {
  id: 20,
  name: 'Română',
  description: null,
  listedBotCount: 1,
  popularBots: [],
}
const categories = [music, romanian]

const parseChoice = (query: string) => readCategoryChoice(new URLSearchParams(query))
const findOpen = (query: string) => findChosenCategory(categories, parseChoice(query))

describe('URL of the categories page', () => {
  test('opens a category regardless of case and accents', () => {
    expect(findOpen('filter=Music')).toBe(music)
    expect(findOpen('filter=%20mUSIC')).toBe(music)
    expect(findOpen('filter=romana')).toBe(romanian)
  })

  test('opens no category for an unknown or missing name', () => {
    for (const query of ['', 'filter=', 'filter=Mus', 'filter=7', 'filter=%3Cscript%3E']) {
      expect(findOpen(query)).toBeNull()
    }
    expect(findChosenCategory(undefined, parseChoice('filter=Music'))).toBeNull()
  })

  test('selects the tab, by default the popular one', () => {
    expect(parseChoice('filter=Music').tab).toBe('popular')
    expect(parseChoice('tab=newest').tab).toBe('newest')
    expect(parseChoice('tab=oldest').tab).toBe('popular')
  })

  test('omits defaults and is parsed back to the same choice', () => {
    expect(getCategoryUrl(null)).toBe('/categories')
    expect(getCategoryUrl(music)).toBe('/categories?filter=Music')
    const address = getCategoryUrl(romanian, 'newest')
    const choice = parseChoice(address.split('?')[1]!)
    expect(findChosenCategory(categories, choice)).toBe(romanian)
    expect(choice.tab).toBe('newest')
  })
})

test('each tab lists eight bots in its own order', () => {
  expect(getTabQuery(music, 'popular')).toEqual({ categoryId: 7, sort: 'popularity', limit: 8 })
  expect(getTabQuery(music, 'newest')).toEqual({ categoryId: 7, sort: 'newest', limit: 8 })
})

import type { Category } from '@botanica/api-client'
import { describe, expect, test } from 'vitest'
import {
  getTabQuery,
  getCategoryUrl,
  findChosenCategory,
  readCategoryChoice,
} from '../../../src/features/categories/category-choice.ts'

const music: Category = { id: 7, name: 'Music', description: null }
const romanian: Category = { id: 20, name: 'Română', description: null }
const categories = [music, romanian]

const choiceOf = (query: string) => readCategoryChoice(new URLSearchParams(query))
const openOf = (query: string) => findChosenCategory(categories, choiceOf(query))

describe('The address of the categories page', () => {
  test('opens the category that it names, whatever its case and accents', () => {
    expect(openOf('filter=Music')).toBe(music)
    expect(openOf('filter=%20mUSIC')).toBe(music)
    expect(openOf('filter=romana')).toBe(romanian)
  })

  test('opens none for a name that no category has, and none without a name', () => {
    for (const query of ['', 'filter=', 'filter=Mus', 'filter=7', 'filter=%3Cscript%3E']) {
      expect(openOf(query)).toBeNull()
    }
    expect(findChosenCategory(undefined, choiceOf('filter=Music'))).toBeNull()
  })

  test('knows two tabs, of which the popular is the default', () => {
    expect(choiceOf('filter=Music').tab).toBe('popular')
    expect(choiceOf('tab=newest').tab).toBe('newest')
    expect(choiceOf('tab=oldest').tab).toBe('popular')
  })

  test('leaves out what is default, and is read as it was written', () => {
    expect(getCategoryUrl(null)).toBe('/categories')
    expect(getCategoryUrl(music)).toBe('/categories?filter=Music')
    const address = getCategoryUrl(romanian, 'newest')
    const choice = choiceOf(address.split('?')[1]!)
    expect(findChosenCategory(categories, choice)).toBe(romanian)
    expect(choice.tab).toBe('newest')
  })
})

test('each tab lists eight bots in its own order', () => {
  expect(getTabQuery(music, 'popular')).toEqual({ categoryId: 7, sort: 'popularity', limit: 8 })
  expect(getTabQuery(music, 'newest')).toEqual({ categoryId: 7, sort: 'newest', limit: 8 })
})

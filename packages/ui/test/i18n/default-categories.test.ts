import { expect, it } from 'vitest'
import { DEFAULT_CATEGORIES } from '../../../../apps/server/database/default_categories.ts'
import { bots } from '../../src/i18n/ro/bots.ts'
import { categories } from '../../src/i18n/ro/categories.ts'

it('exactly the default categories are translated', () => {
  expect(Object.keys(bots.categoryNames)).toEqual(DEFAULT_CATEGORIES.map(({ name }) => name))
  expect(Object.keys(categories.descriptions)).toEqual(
    DEFAULT_CATEGORIES.map(({ description }) => description)
  )
})

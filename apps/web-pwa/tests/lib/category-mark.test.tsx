import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DEFAULT_CATEGORIES } from '../../../server/database/default_categories.ts'
import { CategoryMark, getCategoryHue } from '../../src/lib/category-mark.tsx'

const marks = await readFile(new URL('../../src/lib/category-marks.svg', import.meta.url), 'utf8')

test('every default category has a hue and a mark of its own', () => {
  const hues = DEFAULT_CATEGORIES.map(({ name }) => getCategoryHue(name))
  expect(hues).not.toContain(undefined)
  expect(new Set(hues).size).toBe(hues.length)
  for (const { name } of DEFAULT_CATEGORIES) {
    const [, id] = /#([^"]+)"/.exec(renderToStaticMarkup(<CategoryMark name={name} />))!
    expect(marks).toContain(`<symbol id="${id}"`)
  }
})

test('a category created by an owner has no mark', () => {
  expect(renderToStaticMarkup(<CategoryMark name="constructor" />)).toBe('')
})

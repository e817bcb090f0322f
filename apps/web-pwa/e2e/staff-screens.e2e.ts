import { PEOPLE } from '@botanica/demo-world'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inspect } from './support/inspection.ts'
import { newMember, useBrowser, WIDTHS } from './support/reader.ts'

/** Two themes, each looked at by axe in a page of hundreds of elements. */
const SLOW_MS = 120_000

async function openFirst(page: Page) {
  await page.getByRole('row').nth(1).click()
  await page.getByRole('article').last().waitFor()
}

/** Every tab, and what has to be there before it is looked at. */
const SCREENS: Record<string, { path: string; prepare: (page: Page) => Promise<void> }> = {
  pending: {
    path: '/admin',
    prepare: (page) => page.locator('[data-preview]').waitFor(),
  },
  reject: {
    path: '/admin',
    prepare: async (page) => {
      await page.locator('[data-preview]').waitFor()
      await page.locator('[aria-keyshortcuts="r"]').click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  bots: {
    path: '/admin?tab=bots',
    prepare: (page) => page.getByRole('row').nth(2).waitFor(),
  },
  'bots-open': { path: '/admin?tab=bots&status=approved', prepare: openFirst },
  'bots-edit': {
    path: '/admin?tab=bots&status=approved',
    prepare: async (page) => {
      await openFirst(page)
      await page.locator('[aria-keyshortcuts="e"]').click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  logs: { path: '/admin?tab=logs', prepare: openFirst },
}

/** Each word is seen in both languages, each layout once; the two themes at all of them. */
const LOOKS = [
  [WIDTHS.phone, 'ro'],
  [WIDTHS.tablet, 'ro'],
  [WIDTHS.desktop, 'en'],
] as const

useBrowser()

describe.each(Object.entries(SCREENS))('%s', (name, { path, prepare }) => {
  test.each(LOOKS)('looks right at %i px in %s', { timeout: SLOW_MS }, async (width, language) => {
    const reader = await newMember(PEOPLE.olivia, path, { width, language })
    await prepare(reader.page)
    expect(await inspect(reader, `staff-${name}-${language}`)).toEqual([])
  })
})

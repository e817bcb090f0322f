import { BOTS } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { NOT_FOUND_MESSAGE } from './support/reader.ts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { expect, test } from './support/test.ts'

/** Every screen and its path. */
const SCREENS: Record<string, string> = {
  home: '/',
  discover: '/discover',
  'discover-search': '/discover?search=music&sort=newest',
  'discover-empty': '/discover?search=qqqqzzzz',
  bot: `/bot/${BOTS.brunoApproved}`,
  'bot-reviews': `/bot/${BOTS.brunoApproved}?tab=reviews`,
  'bot-not-found': '/bot/399999999999999999',
  categories: '/categories',
  'category-open': '/categories?filter=Utility',
  documentation: '/docs',
  'api-reference': '/docs/api',
  guidelines: '/guidelines',
  developers: '/developers',
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  'login-failed': '/login?error=state',
  'not-found': '/no/such/page',
}

/** Actions on a screen before it is checked. */
const PREPARATIONS: Record<string, (page: Page) => Promise<unknown>> = {
  // Filters the list of operations: they all look alike, and checking them all with axe takes half a minute.
  'api-reference': (page) => page.getByRole('searchbox').first().fill('category'),
}

/** Loads the images below the fold, which browsers would otherwise fetch on scrolling. */
async function loadLazyImages(page: Page) {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await waitForNetworkIdle(page)
}

for (const [name, path] of Object.entries(SCREENS)) {
  test.describe(`${name}`, () => {
    for (const visit of VISITS) {
      const { width, language } = visit
      test(`looks right at ${width} px in ${language}`, async ({ newReader }) => {
        const reader = await newReader({ width, language })
        await reader.open(path)
        await PREPARATIONS[name]?.(reader.page)
        await loadLazyImages(reader.page)
        const findings = await checkVisit(reader, name, visit)
        expect(findings.filter((finding) => !NOT_FOUND_MESSAGE.test(finding))).toEqual([])
      })
    }
  })
}

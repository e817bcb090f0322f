import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { BOTS } from '@botanica/demo-world'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoComplaints, newReader, useBrowser, WIDTHS } from './support/reader.ts'

const PICTURES = join(import.meta.dirname, 'pictures')

/** Every screen, and how it is reached. */
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
/** What the browser says of the addresses that do not exist. */
const STATUS_COMPLAINT = /the server responded with a status of 404/

/** Pictures load when they come near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/** Elements that stick out of the window at the side. */
function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

useBrowser()
mkdirSync(PICTURES, { recursive: true })

describe.each(Object.entries(SCREENS))('%s', (name, path) => {
  for (const width of Object.values(WIDTHS)) {
    for (const language of ['en', 'ro'] as const) {
      test(`${width} ${language}`, async () => {
        const reader = await newReader({ width, language })
        const { page } = reader
        await reader.open(path)
        await scrollThrough(page)

        const findings: string[] = []
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const picture = `${name}-${width}-${colorScheme}-${language}.png`
          await page.screenshot({ path: join(PICTURES, picture), fullPage: true })
          const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()

          findings.push(
            ...violations.map(
              ({ id, nodes }) => `${picture}: ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`
            )
          )
        }
        expect(findings).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        reader.complaints = reader.complaints.filter((text) => !STATUS_COMPLAINT.test(text))
        expectNoComplaints(reader)
      })
    }
  }
})

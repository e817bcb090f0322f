import type { Page } from '@playwright/test'
import { expectNoConsoleErrors, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const PATH = '/docs/api'
/** The distance from the top of the window that shows a target right below the header. */
const TOP = { first: 56, last: 260 } as const

interface Operation {
  operationId: string
  summary: string
}

/** The operations of the server's OpenAPI document, titled as `GET /api/bots`. */
async function listOperations(site: Site) {
  const response = await fetch(`${site.siteUrl}/api/openapi.json`)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) => ({
      id: operationId,
      title: `${method.toUpperCase()} ${path}`,
      summary,
    }))
  )
}

const locateOperations = (page: Page) =>
  page.locator('#calls li:has(> details)', { hasNot: page.locator('[id^="shape-"]') })
const locateDetails = (page: Page, id: string) =>
  page.locator('details', { has: page.locator(`[id="${id}"]`) })
const expectOpen = (page: Page, id: string) =>
  expect(locateDetails(page, id)).toHaveAttribute('open')

async function expectInView(page: Page, id: string) {
  const summary = locateDetails(page, id).locator('summary')
  await expect.poll(async () => (await summary.boundingBox())!.y).toBeLessThan(TOP.last)
  expect((await summary.boundingBox())!.y).toBeGreaterThanOrEqual(TOP.first)
}

test.describe('The API reference', () => {
  for (const [language, terminal, callers] of [
    ['en', 'In a terminal', "For bots: the bot's own token."],
    ['ro', 'Într‑un terminal', 'Pentru boți: tokenul botului.'],
  ] as const) {
    test(`shows every operation without JavaScript (${language})`, async ({ site, newReader }) => {
      const { page } = await newReader({ script: false, width: WIDTHS.phone })
      await page.goto(`${PATH}?lang=${language}`)
      const described = await listOperations(site)
      expect(described.length).toBeGreaterThan(40)
      const summaries = await locateOperations(page).locator('summary').allInnerTexts()
      expect(summaries.map((text) => text.trim().split(/\n+/)).toSorted()).toEqual(
        described.map(({ title, summary }) => [title, summary]).toSorted()
      )

      await expect(page.getByRole('searchbox', { name: /endpoints|apelurile/ })).toBeHidden()
      const stats = locateDetails(page, 'bot_stats.store')
      const command = stats.getByText('curl ')
      await expect(command).toBeHidden()
      await stats.locator('summary').click()
      await expect(command).toBeVisible()
      await expect(command).toContainText(`${site.siteUrl}/api/bots/`)
      for (const text of [terminal, callers]) await expect(stats.getByText(text)).toBeVisible()
      await expect(stats.getByText('409 conflict')).toBeVisible()
    })
  }

  test('expands the operation in the URL fragment without JavaScript', async ({ newReader }) => {
    const { page } = await newReader({ script: false, width: WIDTHS.phone })
    await page.goto(`${PATH}#bot_votes.store`)
    await expectOpen(page, 'bot_votes.store')
    await expect(locateDetails(page, 'bot_votes.show')).not.toHaveAttribute('open')
    await expectInView(page, 'bot_votes.store')
  })

  test('expands the operation in the URL fragment, and the targets of links', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(`${PATH}#bots.index`)
    await expectOpen(page, 'bots.index')
    await expectInView(page, 'bots.index')

    await locateDetails(page, 'bots.index').getByRole('link', { name: 'RankedBot[]' }).click()
    await page.waitForURL(`**${PATH}#shape-RankedBot`)
    await expectOpen(page, 'shape-RankedBot')
    await expectInView(page, 'shape-RankedBot')
    expectNoConsoleErrors(reader)
  })

  for (const [language, label, count] of [
    ['en', 'Filter endpoints', 'Showing '],
    ['ro', 'Filtrează apelurile', 'Se afișează '],
  ] as const) {
    test(`filters its operations (${language})`, async ({ site, newReader }) => {
      const reader = await newReader({ language, width: WIDTHS.phone })
      const { page } = reader
      await reader.open(PATH)
      const described = await listOperations(site)
      const expected = described.filter(({ id, title, summary }) => {
        const text = `${title} ${id} ${summary}`.toLowerCase()
        return text.includes('post') && text.includes('vote')
      })
      await page.getByRole('searchbox', { name: label }).fill('vote POST')
      const visible = locateOperations(page).filter({ visible: true })
      await expect(visible).toHaveCount(expected.length)
      expect(expected.length).toBeGreaterThan(0)
      await expect(page.locator('output').filter({ hasText: count })).toContainText(
        `${count}${expected.length} `
      )
      await expect(page.getByRole('heading', { name: 'Votes', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Ads', exact: true })).toBeHidden()

      await page.getByRole('searchbox', { name: label }).fill('')
      await expect(visible).toHaveCount(described.length)
      expectNoConsoleErrors(reader)
    })
  }

  test('opens by a link from another page', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/developers')
    await page.getByRole('contentinfo').getByRole('link', { name: 'API Reference' }).click()
    await page.getByRole('heading', { name: 'Own bots' }).waitFor()
    await expect(locateOperations(page)).toHaveCount((await listOperations(site)).length)
    expectNoConsoleErrors(reader)
  })

  test('fits a phone with everything expanded', async ({ newReader }) => {
    const { page, open } = await newReader({ width: WIDTHS.phone })
    await open(PATH)
    const overflow = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
      const sticking = [...document.querySelectorAll('#calls *')].filter(
        (element) => element.getBoundingClientRect().right > window.innerWidth
      )
      return [document.documentElement.scrollWidth - window.innerWidth, sticking.length]
    })
    expect(overflow).toEqual([0, 0])
  })
})

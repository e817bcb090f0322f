import type { Page } from '@playwright/test'
import { expectNoConsoleErrors, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** The pages that the footer links to, with their titles in both languages. */
const PAGES = [
  ['/docs', 'Documentation', 'Documentație'],
  ['/docs/api', 'API Reference', 'Referință API'],
  ['/guidelines', 'Bot Guidelines', 'Regulament pentru boți'],
  ['/developers', 'Developer Portal', 'Portalul dezvoltatorilor'],
  ['/help', 'Help Center', 'Centru de ajutor'],
  ['/contact', 'Contact', 'Contact'],
  ['/terms', 'Terms of Service', 'Termeni și condiții'],
  ['/privacy', 'Privacy Policy', 'Politica de confidențialitate'],
] as const

const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content')
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test.describe('The text pages', () => {
  test('are linked in the footer', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/login')
    for (const [path, title] of PAGES) {
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect(page).toHaveTitle(`${title} · Botanica`)
    }
    expectNoConsoleErrors(reader)
  })

  test('are rendered on the server with title, description and full text, in both languages', async ({
    newReader,
  }) => {
    const { page } = await newReader({ script: false })
    for (const [path, english, romanian] of PAGES) {
      const descriptions = new Set<string | null>()
      for (const [language, title] of [
        ['en', english],
        ['ro', romanian],
      ] as const) {
        const response = await page.goto(`${path}?lang=${language}`)
        expect(response!.status()).toBe(200)
        await expect(page).toHaveTitle(`${title} · Botanica`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('main section').nth(4)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        descriptions.add(await description(page))
      }
      expect(descriptions.size).toBe(2)
    }
  })

  test('change their language without a reload', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/help')
    await page.getByRole('button', { name: 'Română' }).click()
    await page.getByRole('heading', { name: 'De ce nu pot vota?' }).waitFor()
    await expect(page).toHaveTitle('Centru de ajutor · Botanica')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { name: 'Unde ne găsești' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Where to find us' }).waitFor()
    expectNoConsoleErrors(reader)
  })

  test('load only their own text, in one language', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/terms')
    const loaded = (await scripts(page)).map((name) => name.split('/').at(-1)!)
    const texts = loaded.filter((name) => /^(terms|privacy|help|documentation|contact)-/.test(name))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(/^terms-/)
  })

  test('have a table of contents whose links scroll to a section and move the focus', async ({
    newReader,
  }) => {
    const { page, open } = await newReader()
    await open('/docs')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Reviews' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs#reviews')

    const heading = page.getByRole('heading', { name: 'Reviews', exact: true })
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200)
    expect((await heading.boundingBox())!.y).toBeGreaterThan(56)
    await expect(page.locator('#reviews')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('section#reviews :focus')).toHaveCount(1)
    const current = contents.locator('[aria-current=location]')
    await expect(current).toHaveText('Reviews')
  })

  test('open at the section in the URL fragment', async ({ newReader }) => {
    const { page, open } = await newReader({ width: WIDTHS.phone })
    await open('/privacy#cookies')
    const heading = page.getByRole('heading', { name: 'Cookies and local storage' })
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200)
    expect((await heading.boundingBox())!.y).toBeGreaterThan(56)
  })

  test('collapse the table of contents on a phone', async ({ newReader }) => {
    const { page, open } = await newReader({ width: WIDTHS.phone })
    await open('/docs')
    const link = page.getByRole('link', { name: 'Votes', exact: true })
    await expect(link).toBeHidden()
    await page.getByText('On this page').first().click()
    await link.click()
    await page.waitForURL('**/docs#votes')
  })

  test('limit the length of lines', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/terms')
    const widest = await page.locator('main section p').evaluateAll((paragraphs) =>
      Math.max(
        ...paragraphs.map((paragraph) => {
          const range = document.createRange()
          range.selectNodeContents(paragraph)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return paragraph.textContent!.length / lines.size
        })
      )
    )
    expect(widest).toBeLessThanOrEqual(80)
    expect(widest).toBeGreaterThan(50)
  })
})

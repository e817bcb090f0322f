import { HTTP_OK } from '@botanica/api-client/contract'
import { BOTS } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

function parseUrls(xml: string) {
  return [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!)
}

async function fetchText(address: string) {
  const response = await fetch(address)
  expect({ address, status: response.status }).toEqual({ address, status: HTTP_OK })
  return response.text()
}

const locateMeta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`)

/** Returns the structured data of one type. */
async function readStructuredData(page: Page, type: string) {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(text!)['@graph'].find((node: { '@type': string }) => node['@type'] === type)
}

test.describe('A link preview', () => {
  test('of a bot has its image and rating, and violates no policy', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(`/bot/${BOTS.brunoCertified}?tab=reviews&utm_source=chat`)
    const address = `${site.siteUrl}/bot/${BOTS.brunoCertified}`
    const name = await page.getByRole('heading', { level: 1 }).innerText()

    await expect(locateMeta(page, 'og:title')).toHaveAttribute('content', `${name} · Botanica`)
    await expect(locateMeta(page, 'og:url')).toHaveAttribute('content', address)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    const picture = (await locateMeta(page, 'og:image').getAttribute('content'))!
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
    const data = await readStructuredData(page, 'SoftwareApplication')
    expect(data).toMatchObject({ name, url: address })
    expect(data.aggregateRating.ratingCount).toBeGreaterThan(0)
    expectNoConsoleErrors(reader)
  })

  test('of a missing bot is not indexed', async ({ newReader }) => {
    const { page } = await newReader()
    const response = await page.goto('/bot/999999999999999999')

    expect(response!.status()).toBe(404)
    await expect(locateMeta(page, 'robots')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  })
})

test.describe('Search engines', () => {
  test('can fetch every page of the sitemap, with one canonical URL per language', async ({
    site,
  }) => {
    const parts = parseUrls(await fetchText(`${site.siteUrl}/sitemap.xml`))
    const [pages, ...bots] = await Promise.all(parts.map(fetchText))
    const [firstBot] = parseUrls(bots.join(''))
    expect(firstBot).toBeTruthy()

    for (const address of [...parseUrls(pages!), firstBot!]) {
      const romanian = `${address}?lang=ro`
      const html = await fetchText(address)
      expect(html).toContain(`<link rel="canonical" href="${address}">`)
      expect(html).toContain(`hreflang="ro" href="${romanian}"`)
      expect(html).not.toContain('noindex')
      expect(await fetchText(romanian)).toContain(`<link rel="canonical" href="${romanian}">`)
    }
  })
})

test('a bot is shared by link and badge, whose code is copied or selected', async ({
  site,
  newReader,
}) => {
  const reader = await newReader()
  const { page } = reader
  await reader.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.open(`/bot/${BOTS.brunoCertified}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: /^Share / })
  await expect(dialog.getByLabel('Link', { exact: true })).toHaveText(
    `${site.siteUrl}/bot/${BOTS.brunoCertified}`
  )
  await dialog.getByRole('combobox', { name: 'Shows' }).click()
  await page.getByRole('option', { name: 'Servers' }).click()
  await dialog.getByRole('button', { name: 'Dark' }).click()
  const address = `/api/badges/${BOTS.brunoCertified}.svg?kind=servers&theme=dark`
  const badge = dialog.getByRole('img', { name: /: servers on Botanica$/ })
  await expect(badge).toHaveAttribute('src', address)
  await expect
    .poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const markdown = await dialog.getByLabel('Markdown', { exact: true }).textContent()
  expect(markdown).toContain(`(${site.siteUrl}${address})`)
  await dialog.getByRole('button', { name: 'Copy: Markdown' }).click()
  await expectToast(reader, 'Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await dialog.getByRole('button', { name: 'Copy: HTML' }).click()
  const html = await dialog.getByLabel('HTML', { exact: true }).textContent()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(html)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
  expectNoConsoleErrors(reader)
})

import { HTTP_OK } from '@botanica/api-client/contract'
import { BOTS } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { expectNoComplaints } from './support/reader.ts'
import { expect, test } from './support/test.ts'

function addressesIn(xml: string) {
  return [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!)
}

async function textOf(address: string) {
  const answer = await fetch(address)
  expect({ address, status: answer.status }).toEqual({ address, status: HTTP_OK })
  return answer.text()
}

const metaOf = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content')

async function dataOf(page: Page) {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
}

test.describe('a link that is pasted somewhere', () => {
  test('to a bot unfolds with its picture and rating, and breaks no policy', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(`/bot/${BOTS.brunoCertified}?tab=reviews&utm_source=chat`)
    const address = `${site.siteUrl}/bot/${BOTS.brunoCertified}`
    const name = await page.getByRole('heading', { level: 1 }).innerText()

    expect(await metaOf(page, 'og:title')).toBe(`${name} · Botanica`)
    expect(await metaOf(page, 'og:url')).toBe(address)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(address)
    const picture = (await metaOf(page, 'og:image'))!
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
    const data = await dataOf(page)
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', name, url: address })
    expect(data.aggregateRating.ratingCount).toBeGreaterThan(0)
    expectNoComplaints(reader)
  })

  test('to what is not there says so to search engines', async ({ newReader }) => {
    const { page } = await newReader()
    const answer = await page.goto('/bot/999999999999999999')

    expect(answer!.status()).toBe(404)
    expect(await metaOf(page, 'robots')).toBe('noindex')
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0)
  })
})

test.describe('search engines', () => {
  test('find every page of the sitemap, in both languages, under one address each', async ({
    site,
  }) => {
    const parts = addressesIn(await textOf(`${site.siteUrl}/sitemap.xml`))
    const [pages, ...bots] = await Promise.all(parts.map(textOf))
    const [firstBot] = addressesIn(bots.join(''))
    expect(firstBot).toBeTruthy()

    for (const address of [...addressesIn(pages!), firstBot!]) {
      const romanian = `${address}?lang=ro`
      const html = await textOf(address)
      expect(html).toContain(`<link rel="canonical" href="${address}">`)
      expect(html).toContain(`hreflang="ro" href="${romanian}"`)
      expect(html).not.toContain('noindex')
      expect(await textOf(romanian)).toContain(`<link rel="canonical" href="${romanian}">`)
    }
  })
})

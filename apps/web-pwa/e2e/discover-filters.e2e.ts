import { expectNoConsoleErrors, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const TEXTS = {
  en: {
    correction: 'Showing results for music. Search only for "musci"',
    exact: 'Search only for "musci"',
    nothing: 'No Bots Found',
    sort: 'Sort by',
    relevance: 'Relevance',
    matches: /^(?:Name|Category|Short description) matches “|^Full description matches$/,
    reasons: {
      Trending: /^Trending: \d+ votes? in 14 days, usually \d+$/,
      Rating: /^\d\.\d from \d+ reviews?$/,
      'Recently updated': /^Updated .*20\d\d$/,
    },
  },
  ro: {
    correction: 'Rezultate pentru music. Caută doar „musci”',
    exact: 'Caută doar „musci”',
    nothing: 'Niciun bot găsit',
    sort: 'Sortează după',
    relevance: 'Relevanță',
    matches:
      /^(?:Numele conține|Categoria se potrivește:|Descrierea scurtă conține) „|^Se potrivește descrierea completă$/,
    reasons: {
      'În tendințe': /^În tendințe: \d+ (?:de )?(?:vot|voturi) în 14 zile, de obicei \d+$/,
      Evaluare: /^\d,\d din \d+ (?:de )?(?:recenzie|recenzii)$/,
      'Actualizați recent': /^Actualizat pe .*20\d\d$/,
    },
  },
} as const

test.describe('The orders of the discover page', () => {
  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    for (const language of ['en', 'ro'] as const) {
      test(`say why a bot has its place, and which spelling was searched, at ${width} px in ${language}`, async ({
        newReader,
      }) => {
        const reader = await newReader({ width, language })
        const { page } = reader
        const texts = TEXTS[language]
        const sort = page.getByRole('combobox', { name: texts.sort })
        const firstCard = page.getByRole('article').first()

        await reader.open('/discover?search=musci')
        await expect(page.getByText(texts.correction)).toBeVisible()
        await expect(sort).toContainText(texts.relevance)
        await expect(firstCard.getByText(texts.matches)).toBeVisible()
        await page.getByRole('link', { name: texts.exact }).click()
        await page.waitForURL('**/discover?search=musci&exact=true')
        await page.getByRole('heading', { name: texts.nothing }).waitFor()

        await reader.open('/discover')
        await expect(page.getByText(texts.matches)).toHaveCount(0)
        for (const [order, reason] of Object.entries(texts.reasons)) {
          await sort.click()
          await page.getByRole('option', { name: order, exact: true }).click()
          await expect(firstCard.getByText(reason)).toBeVisible()
        }
        expectNoConsoleErrors(reader)
      })
    }
  }
})

test.describe('The filters of the discover page', () => {
  test('take effect beside the list, stand in the address, and go back', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/discover')
    const panel = page.getByRole('region', { name: 'Filters' })
    // The controls load with the first sign of a reader.
    await page.mouse.move(1, 1)
    await panel.getByRole('checkbox', { name: /^Certified/ }).click()
    await page.waitForURL('**/discover?certified=true')
    await expect(page.getByRole('link', { name: 'Remove filter: Certified' })).toBeVisible()
    // The number of bots beside the choice is the number of those in the list.
    const count = await panel.getByText(/^Certified\d/).innerText()
    const [digits] = /\d+/.exec(count)!
    await page.getByRole('button', { name: 'Load more bots' }).click()
    await expect(page.getByText(`${digits} bots`, { exact: true })).toBeVisible()

    await panel.locator('summary').filter({ hasText: "Doesn't request" }).click()
    await panel.getByRole('checkbox', { name: /^Administrator/ }).click()
    await page.waitForURL('**/discover?certified=true&without=Administrator')
    await expect(panel.getByRole('checkbox', { name: /^Administrator/ })).toBeFocused()
    const chip = page.getByRole('link', { name: /^Remove filter: .*Administrator/ })
    await expect(chip).toBeVisible()
    await page.goBack()
    await page.waitForURL('**/discover?certified=true')
    await expect(chip).toBeHidden()

    await reader.open('/discover?certified=true&maxServers=10&listed=7&minRating=4.5')
    await page.getByRole('heading', { name: 'No Bots Found' }).waitFor()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await page.waitForURL('**/discover')
    expectNoConsoleErrors(reader)
  })

  test('are a sheet on phones, which applies them together, in Romanian', async ({ newReader }) => {
    const reader = await newReader({ width: WIDTHS.phone, language: 'ro' })
    const { page } = reader
    await reader.open('/discover')
    await page.getByRole('button', { name: 'Filtre' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtre' })
    await sheet.getByRole('checkbox', { name: /^Certificat/ }).click()
    await sheet.locator('summary').filter({ hasText: 'Nu cere' }).click()
    await sheet.getByRole('checkbox', { name: /^Administrator/ }).click()
    await expect(page).toHaveURL((url) => url.search === '')

    await sheet.getByRole('button', { name: 'Arată boții' }).click()
    await page.waitForURL('**/discover?certified=true&without=Administrator')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtre (2)' })).toBeFocused()
    await page.getByRole('link', { name: 'Elimină filtrul: Certificat' }).click()
    await page.waitForURL('**/discover?without=Administrator')
    expectNoConsoleErrors(reader)
  })
})

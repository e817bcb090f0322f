import { BOTS } from '@botanica/demo-world'
import { expect, test } from './support/test.ts'

test.describe('Without JavaScript', () => {
  test('the page of a bot is readable and links to its reviews', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open(`/bot/${BOTS.brunoApproved}`)

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('heading', { name: 'About' }).isVisible()).toBe(true)
    await page
      .getByRole('main')
      .locator('noscript a, a')
      .filter({ hasText: /^Reviews \(\d+\)$/ })
      .first()
      .click()
    await page.getByRole('heading', { name: /^User Reviews/ }).waitFor()
  })

  test('the search form of the home page works', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/')

    await page.getByRole('searchbox').fill('music')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/discover?search=music')

    expect(
      await page.getByRole('heading', { name: 'Search results for "music"' }).isVisible()
    ).toBe(true)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test('a link leads to the next page of a list', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/discover')
    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
    const first = await names()

    await page.getByRole('link', { name: 'Load more bots' }).click()
    await page.waitForURL('**/discover?cursor=*')

    const next = await names()
    expect(next.length).toBeGreaterThan(0)
    expect(next.filter((name) => first.includes(name))).toEqual([])
  })

  test('links change the language', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/discover')

    await page.getByRole('banner').getByRole('link', { name: 'Română' }).click()

    await page.waitForURL('**/discover?lang=ro')
    expect(await page.locator('html').getAttribute('lang')).toBe('ro')
  })

  test('controls that need JavaScript are absent', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/discover')

    expect(await page.getByRole('combobox').isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Load more bots' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Română' }).isVisible()).toBe(false)
  })
})

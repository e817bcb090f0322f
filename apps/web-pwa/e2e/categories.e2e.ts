import type { Page } from '@playwright/test'
import { expectNoConsoleErrors, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const CATEGORIES = 20
/** The bots of an expanded category. */
const SHOWN = 8
const LIST = 'Bots in Utility'

const locateCard = (page: Page, name: string) =>
  page.getByRole('link').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const locateBotNames = (page: Page) => page.getByRole('list', { name: LIST }).getByRole('heading')
const isInWindow = (page: Page, top: number) => top >= 0 && top < page.viewportSize()!.height

test.describe('The categories page', () => {
  test('expands a category in place, with its popular and newest bots', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/categories')
    await expect(page).toHaveTitle('Categories · Botanica')
    await expect(page.getByRole('heading', { level: 2 }).nth(CATEGORIES - 1)).toBeVisible()

    await locateCard(page, 'Utility').click()
    await page.waitForURL('**/categories?filter=Utility')
    const names = locateBotNames(page)
    await expect(names).toHaveCount(SHOWN)
    const popular = await names.allInnerTexts()

    await page.getByRole('tab', { name: 'Newest' }).click()
    await page.waitForURL('**/categories?filter=Utility&tab=newest')
    await expect(names).not.toHaveText(popular, { useInnerText: true })
    await expect(names).toHaveCount(SHOWN)

    await page.reload()
    await expect(page).toHaveTitle('Utility · Categories · Botanica')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Newest')

    await page.getByRole('link', { name: 'View all bots in Utility' }).click()
    await page.waitForURL(/\/discover\?category=\d+&sort=newest$/)
    expectNoConsoleErrors(reader)
  })

  test('keeps the clicked card in place and scrolls its bots into view', async ({ newReader }) => {
    for (const width of Object.values(WIDTHS)) {
      const reader = await newReader({ width })
      const { page } = reader
      await reader.open('/categories?filter=Anime')
      const card = locateCard(page, 'Utility')
      await card.scrollIntoViewIfNeeded()
      const before = (await card.boundingBox())!

      await card.click()
      const tabs = page.getByRole('tablist', { name: LIST })
      await tabs.waitFor()
      await expect
        .poll(async () => isInWindow(page, (await tabs.boundingBox())!.y), `${width} px`)
        .toBe(true)

      // The browser prefers reduced motion, so nothing is moving any more.
      const after = (await card.boundingBox())!
      expect(after.y).toBeLessThanOrEqual(before.y + 1)
      expect(isInWindow(page, after.y), `${width}: card at ${after.y}`).toBe(true)
    }
  })

  test('scrolls to the category in a link', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/categories?filter=welcome')
    const tabs = page.getByRole('tablist', { name: 'Bots in Welcome' })
    await expect.poll(async () => isInWindow(page, (await tabs.boundingBox())!.y)).toBe(true)
  })

  test('reports an unknown category and shows all', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/categories?filter=Bogus')
    await page.getByText('There\'s no category called "Bogus". Here are all categories.').waitFor()
    await expect(page.getByRole('heading', { level: 2 }).nth(CATEGORIES - 1)).toBeVisible()
  })

  test('works by keyboard', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/categories')
    const card = locateCard(page, 'Utility')
    await expect(card).toHaveAttribute('aria-expanded', 'false')
    await card.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('tablist', { name: LIST }).waitFor()
    await expect(card).toHaveAttribute('aria-expanded', 'true')
    await expect(card).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**&tab=newest')

    await card.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/categories')
    await page.getByRole('tablist').waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('tab', { name: 'Newest', selected: true }).waitFor()
  })

  test('leaves clicks that open a new tab to the browser', async ({ newReader }) => {
    const { page, context, open } = await newReader()
    await open('/categories')
    const opened = context.waitForEvent('page')
    await locateCard(page, 'Utility').click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL('**/discover?*')
    expect(new URL(page.url()).search).toBe('')
  })

  test('reports that it could not be loaded, and retries', async ({ newReader }) => {
    const { page, open } = await newReader()
    await open('/login')
    // Fails until the button is pressed, because the page also retries by itself.
    await page.route('**/api/categories', async (route) => {
      const isPressed = await page.evaluate(() => 'isPressed' in window)
      await (isPressed ? route.continue() : route.fulfill({ status: 503, json: {} }))
    })
    await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click()
    const retry = page.getByRole('button', { name: 'Try again' })
    await page.getByRole('heading', { name: 'Error Loading Categories' }).waitFor()
    // On the window, because the page may replace the button when it retries by itself.
    await page.evaluate(() =>
      addEventListener('pointerdown', () => Object.assign(window, { isPressed: true }))
    )

    await retry.click()
    await locateCard(page, 'Utility').waitFor()
    await expect(page.getByRole('heading', { name: 'Error Loading Categories' })).toHaveCount(0)
  })

  test('shows placeholders while it loads, and says when a category is empty', async ({
    newReader,
  }) => {
    const { page, open } = await newReader()
    await open('/login')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/categories', async (route) => {
      await held
      await route.fulfill({ json: [] })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click()
    await page.locator('main [aria-busy=true]').waitFor()
    release()
    await page.getByRole('heading', { name: 'No Categories Found' }).waitFor()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  })

  test('is sorted by the Romanian alphabet in Romanian', async ({ newReader }) => {
    const { page, open } = await newReader({ language: 'ro' })
    await open('/categories?filter=Music')
    const found = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    const cards = found.filter((text) => text !== '' && found.indexOf(text) < CATEGORIES)
    expect(cards.slice(0, 5)).toEqual(['AI', 'Anime', 'Bun venit', 'Comunitate', 'Distracție'])
    await expect(page).toHaveTitle('Muzică · Categorii · Botanica')
    await page.getByRole('tab', { name: 'Cei mai noi' }).waitFor()
  })

  test('works without JavaScript: cards link to the discover page, tabs are links', async ({
    newReader,
  }) => {
    const { page } = await newReader({ script: false })
    await page.goto('/categories?filter=Utility')
    await expect(locateBotNames(page)).toHaveCount(SHOWN)
    await page.getByRole('link', { name: 'Newest', exact: true }).click()
    await page.waitForURL('**/categories?filter=Utility&tab=newest')
    await locateCard(page, 'Music').click()
    await page.waitForURL((url) => url.pathname === '/discover')
  })
})

import { BOTS } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { expectNoConsoleErrors, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

/** Where the first bot must begin, so that the first screen shows bots. */
const FIRST_CARD_BY_PX = { [WIDTHS.phone]: 470, [WIDTHS.desktop]: 540 }
const TAB_STOPS = 30
/** The width of the fade at the end of a line of chips. */
const FADE_PX = 40

const locateFilters = (page: Page) => page.getByRole('navigation', { name: 'Filter by category' })

test.describe('The first screen of the home page', () => {
  test('shows bots, none of them twice', async ({ newReader }) => {
    for (const [width, limit] of Object.entries(FIRST_CARD_BY_PX)) {
      const { page, open } = await newReader({ width: Number(width) })
      await open('/')
      const cards = page.getByRole('main').getByRole('article')
      const { y } = (await cards.first().boundingBox())!
      expect(y, `at ${width} px`).toBeLessThanOrEqual(limit)
      const headings = cards.getByRole('heading')
      await expect(headings).toHaveCount(12)
      const names = await headings.allInnerTexts()
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

test.describe('A category', () => {
  test('selected on the home page of a phone keeps the list in view', async ({ newReader }) => {
    const reader = await newReader({ width: WIDTHS.phone })
    const { page } = reader
    await reader.open('/')
    const chip = locateFilters(page).getByRole('link', { name: 'Anime' })
    await chip.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)

    await chip.click()
    await page.waitForURL(/\?category=\d+$/)
    await locateFilters(page).locator('[aria-current=true]', { hasText: 'Anime' }).waitFor()
    await waitForNetworkIdle(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
    expectNoConsoleErrors(reader)
  })

  test('has the keyboard focus beside the fade of the line', async ({ newReader }) => {
    const { page, open } = await newReader({ width: WIDTHS.phone })
    await open('/discover')
    const chips = await locateFilters(page).getByRole('link').all()
    await chips[0]!.focus()
    for (const chip of chips.slice(1)) {
      await page.keyboard.press('Tab')
      await expect(chip).toBeFocused()
      const room = await chip.evaluate((element) => {
        const line = element.closest('ul')!.getBoundingClientRect()
        const { left, right } = element.getBoundingClientRect()
        return { before: left - line.left, after: line.right - right }
      })
      expect(room.before).toBeGreaterThanOrEqual(0)
      expect(room.after).toBeGreaterThanOrEqual(FADE_PX)
    }
  })

  test('selected on the discover page is in view, in the title, and can be removed', async ({
    newReader,
  }) => {
    const { page, open } = await newReader({ width: WIDTHS.phone })
    await open('/discover')
    await locateFilters(page).getByRole('link', { name: 'Utility' }).click()
    await page.waitForURL(/\?category=\d+$/)
    await page.reload()
    const chip = locateFilters(page).locator('[aria-current=true]')
    await expect(chip).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveTitle('Utility bots · Botanica')
    await page.getByText(/^\d+ bots$/).waitFor()

    await page.getByRole('link', { name: 'Remove filter: Utility' }).click()
    await page.waitForURL('**/discover')
    await expect(page).toHaveTitle('Discover · Botanica')
  })
})

/** Whether something else is drawn above the middle of the focused element. */
function isFocusHidden(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.tagName === 'IFRAME') return null
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const isSeen = top !== null && (focused.contains(top) || top.contains(focused))
    return isSeen ? null : `${focused.outerHTML.slice(0, 120)} at ${Math.round(y)}`
  })
}

test.describe('Focus', () => {
  for (const [name, path, width] of [
    ['a bot', `/bot/${BOTS.brunoApproved}`, WIDTHS.desktop],
    ['discover', '/discover', WIDTHS.phone],
  ] as const) {
    test(`is never hidden under a bar on ${name} at ${width} px`, async ({ newReader }) => {
      const { page, open } = await newReader({ width })
      await open(path)
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < TAB_STOPS; stop++) {
          await page.keyboard.press(key)
          expect(await isFocusHidden(page), `${key} ${stop}`).toBeNull()
        }
      }
    })
  }

  test('has the whole of a low window, as at 200 % zoom', async ({ newReader }) => {
    const { page, open } = await newReader({ width: 720 })
    await page.setViewportSize({ width: 720, height: 450 })
    await open(`/bot/${BOTS.brunoApproved}`)
    const barHeight = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
    )
    expect(barHeight).toBe(0)
  })
})

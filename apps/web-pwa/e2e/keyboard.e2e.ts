import { expectNoConsoleErrors, WIDTHS, type Reader } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const MAX_TAB_STOPS = 60

function locateFocused({ page }: Reader) {
  return page.evaluate(() => {
    const element = document.activeElement!
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  })
}

/** Presses Tab until the element with that name has the focus. */
async function tabTo(reader: Reader, name: string) {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    await reader.page.keyboard.press('Tab')
    if ((await locateFocused(reader)) === name) return
  }
  throw new Error(`"${name}" was not reached with ${MAX_TAB_STOPS} presses of Tab.`)
}

test.describe('With the keyboard alone', () => {
  test('the first tab stop skips the header', async ({ newReader }) => {
    const reader = await newReader()
    await reader.open('/discover')

    await reader.page.keyboard.press('Tab')
    await expect.poll(() => locateFocused(reader)).toBe('Skip to content')
    await reader.page.keyboard.press('Enter')

    await expect(reader.page.locator('#content')).toBeFocused()
  })

  test('a bot and its reviews can be reached', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/discover')
    const name = await page.getByRole('article').first().getByRole('heading').innerText()

    await tabTo(reader, `View ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect(page.locator('#content')).toBeFocused()

    await tabTo(reader, 'Overview')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: /^User Reviews/ }).waitFor()
    await expect(page).toHaveURL((url) => url.search === '?tab=reviews')
    expectNoConsoleErrors(reader)
  })

  test('the sort order of a list is chosen with the arrow keys', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open('/discover')

    await page.getByRole('combobox', { name: 'Sort by' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('[role=option]:focus').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await page.waitForURL('**/discover?sort=trending')
    await expect.poll(() => locateFocused(reader)).toContain('Sort by')
  })

  test('the menu on a phone opens, closes on Escape, and returns the focus', async ({
    newReader,
  }) => {
    const reader = await newReader({ width: WIDTHS.phone })
    const { page } = reader
    await reader.open('/')

    await tabTo(reader, 'Open menu')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'Discover' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await expect.poll(() => locateFocused(reader)).toBe('Open menu')
  })
})

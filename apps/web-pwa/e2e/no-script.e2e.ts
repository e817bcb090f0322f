import { botId, BOTS } from '@botanica/demo-world'
import { expect, test } from './support/test.ts'

test.describe('Without JavaScript', () => {
  test('the page of a bot is readable and links to its reviews', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open(`/bot/${BOTS.brunoApproved}`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
    await page
      .getByRole('main')
      .locator('noscript a, a')
      .filter({ hasText: /^Reviews \(\d+\)$/ })
      .first()
      .click()
    await page.getByRole('heading', { name: /^User Reviews/ }).waitFor()

    // It says that the bot has ended, and leads to its successor.
    await open(`/bot/${botId(34)}`)
    const notice = page.getByRole('note').filter({ hasText: 'This bot ended on' })
    await notice.getByRole('link', { name: 'Oracle of Mild Advice' }).click()
    await page.waitForURL(`**/bot/${botId(33)}`)
  })

  test('the search form of the home page works', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/')

    await page.getByRole('searchbox').fill('music')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/discover?search=music')

    await expect(page.getByRole('heading', { name: 'Search results for "music"' })).toBeVisible()
    await expect(page.getByRole('article')).not.toHaveCount(0)
  })

  test('a link leads to the next page of a list', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/discover')
    const names = page.getByRole('article').getByRole('heading')
    const first = await names.allInnerTexts()

    await page.getByRole('link', { name: 'Load more bots' }).click()
    await page.waitForURL('**/discover?cursor=*')

    await expect(names).not.toHaveCount(0)
    const next = await names.allInnerTexts()
    expect(next.filter((name) => first.includes(name))).toEqual([])
  })

  test('links change the language', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/discover')

    await page.getByRole('banner').getByRole('link', { name: 'Română' }).click()

    await page.waitForURL('**/discover?lang=ro')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  })

  test('controls that need JavaScript are absent', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false })
    await open('/discover')

    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load more bots' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Română' })).toBeHidden()
  })
})

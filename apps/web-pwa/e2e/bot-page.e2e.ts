import { BOTS } from '@botanica/demo-world'
import { expectNoConsoleErrors } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const PATH = `/bot/${BOTS.brunoApproved}`

test.describe('A bot page', () => {
  test('shows what the invite requests, when it was checked, and where counts come from', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(PATH)
    const details = page.getByRole('complementary', { name: 'Details' })
    for (const text of ['Listed since', 'Checked by our team', 'by Botanica members']) {
      await expect(details.getByText(text)).toBeVisible()
    }

    const toggle = details.getByRole('button', { name: 'Show permissions' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const first = details.getByRole('listitem').filter({ hasText: 'Dangerous:' }).first()
    await expect(first).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(first).toBeHidden()
    expectNoConsoleErrors(reader)
  })

  test('filters and sorts its reviews', async ({ newReader }) => {
    const reader = await newReader({ width: 360, language: 'ro' })
    const { page } = reader
    await reader.open(PATH)
    await page.getByRole('tab', { name: /^Recenzii \(\d+\)$/ }).click()
    const reviews = page.getByRole('region', { name: /^Recenziile / }).getByRole('article')
    await reviews.first().waitFor()
    const all = await reviews.count()

    const fourStars = page.getByRole('button', { name: /^4 stele \d+ / })
    const count = Number(/stele\s+(\d+) /.exec(await fourStars.innerText())?.[1])
    expect(count).toBeGreaterThan(0)
    await fourStars.click()
    await expect(page.getByText('Recenzii cu 4 stele')).toBeVisible()
    await expect(reviews).toHaveCount(count)

    await page.getByRole('button', { name: 'Arată toate recenziile' }).click()
    await page.getByRole('button', { name: 'Cele mai utile' }).click()
    await expect(reviews).toHaveCount(all)
    const likes = await page.getByRole('button', { name: /^Utilă: / }).allInnerTexts()
    expect(likes.map(Number)).toEqual(likes.map(Number).toSorted((a, b) => b - a))
    expectNoConsoleErrors(reader)
  })

  test('links to other bots of its categories', async ({ newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await reader.open(PATH)
    const similar = page.getByRole('region', { name: /^More in / })
    await expect(similar.getByRole('link')).toHaveCount(4)
    await expect(similar.getByRole('link', { name: 'Hedgewarden' })).toHaveCount(0)

    const [, category] = /^More in (.+)$/.exec(
      (await similar.getByRole('heading', { level: 2 }).innerText()) ?? ''
    )!
    await page.getByRole('link', { name: category!, exact: true }).first().click()
    await expect(page).toHaveURL(/\/discover\?category=\d+$/)
    expectNoConsoleErrors(reader)
  })
})

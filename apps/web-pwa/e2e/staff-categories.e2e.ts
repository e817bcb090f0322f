import { PEOPLE } from '@botanica/demo-world'
import { checkScreen, SCREEN_VARIANTS } from './support/visual-checks.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const PAGE = '/admin/categories'

test.describe('The categories of the site', () => {
  test('are visible to owners only', async ({ newMember }) => {
    const moderator = await newMember(PEOPLE.mihai, '/admin')
    const { page } = moderator
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.getByRole('link', { name: 'Categories', exact: true })).toHaveCount(0)
    await page.goto(PAGE)
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    expectNoConsoleErrors(moderator)
  })

  test('can be added, renamed and deleted by an owner', async ({ newMember, newReader }) => {
    const owner = await newMember(PEOPLE.olivia, '/admin')
    const { page } = owner
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Categories', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor()

    // An open page of a visitor updates by itself.
    const visitor = await newReader()
    await visitor.page.goto('/categories')
    const seen = (name: string) => visitor.page.getByRole('heading', { name, exact: true })
    await seen('Music').waitFor()

    // With the keyboard only.
    await page.getByRole('button', { name: 'Add a category' }).press('Enter')
    const adding = page.getByRole('dialog', { name: 'Add a category' })
    const name = adding.getByRole('textbox', { name: 'Name' })
    await name.press('Enter')
    await adding.getByText('Please fill this in.').waitFor()
    await name.fill('Gardening')
    await name.press('Enter')
    await expectToast(owner, 'Category added')
    await page.getByRole('article', { name: 'Gardening' }).getByText('0 bots').waitFor()
    await seen('Gardening').waitFor()

    await page.getByRole('button', { name: 'Edit "Gardening"' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit category' })
    await editing.getByRole('textbox', { name: 'Name' }).fill('Horticulture')
    await editing.getByRole('button', { name: 'Save category' }).click()
    await expectToast(owner, 'Category updated')
    await seen('Horticulture').waitFor()

    const polls = page.getByRole('article', { name: 'Polls' })
    const count = Number.parseInt(await polls.getByText(/\d+ bots/).innerText())
    expect(count).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Remove "Polls"' }).click()
    const removing = page.getByRole('dialog', { name: 'Remove category' })
    const remove = removing.getByRole('button', { name: 'Remove' })
    await expect(remove).toBeDisabled()
    await removing.getByRole('combobox', { name: 'Move bots to' }).click()
    await page.getByRole('option', { name: 'Horticulture' }).click()
    await remove.click()
    await expectToast(owner, 'Category removed')
    await polls.waitFor({ state: 'detached' })
    const taker = page.getByRole('article', { name: 'Horticulture' })
    await taker.getByText(`${count} bots`).waitFor()
    await seen('Polls').waitFor({ state: 'detached' })
    expectNoConsoleErrors(owner)
    expectNoConsoleErrors(visitor)
  })

  for (const { width, language, themes } of SCREEN_VARIANTS) {
    test(`look right at ${width} px in ${language}`, async ({ newMember }) => {
      const owner = await newMember(PEOPLE.olivia, PAGE, { width, language, theme: themes[0]! })
      const { page } = owner
      const cards = page.getByRole('article')
      await cards.first().waitFor()
      await waitForNetworkIdle(page)
      expect(await checkScreen(owner, `staff-categories-${language}`, themes)).toEqual([])
      for (const [at, kind] of ['edit', 'remove'].entries()) {
        await cards.filter({ hasNotText: /^0 / }).first().getByRole('button').nth(at).click()
        await page.getByRole('dialog').waitFor()
        expect(await checkScreen(owner, `staff-categories-${kind}-${language}`, themes)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    })
  }
})

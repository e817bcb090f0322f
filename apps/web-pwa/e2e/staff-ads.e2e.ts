import { PEOPLE } from '@botanica/demo-world'
import { checkScreen, SCREEN_VARIANTS } from './support/visual-checks.ts'
import { waitForNetworkIdle } from './support/network-idle.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const PAGE = '/admin/ads'

test.describe('The ads of the site', () => {
  test('are visible to owners only', async ({ newReader, newMember }) => {
    const moderator = await newMember(PEOPLE.mihai, '/admin')
    const { page } = moderator
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
    await expect(page.getByRole('link', { name: 'Ads', exact: true })).toHaveCount(0)
    await page.goto(PAGE)
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()

    const visitor = await newReader()
    await visitor.page.goto(PAGE)
    await visitor.page.waitForURL((url) => url.pathname === '/login')
    expectNoConsoleErrors(moderator)
  })

  test('can be added, edited and deleted by an owner', async ({ newReader, newMember }) => {
    const owner = await newMember(PEOPLE.olivia, '/admin')
    const { page } = owner
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Ads', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ads' }).waitFor()
    // An inactive ad can be previewed too.
    const off = page.getByRole('article', { name: 'Paused campaign, header' })
    await off.getByText('Switched off', { exact: true }).waitFor()
    await off.scrollIntoViewIfNeeded()
    await off.frameLocator('iframe').getByText('This advertisement is switched off').waitFor()

    await page.getByRole('button', { name: 'Add an ad' }).click()
    const adding = page.getByRole('dialog', { name: 'Add an ad' })
    await adding.getByRole('button', { name: 'Save ad' }).click()
    await expect(adding.getByText('Please fill this in.')).toHaveCount(2)
    await adding.getByRole('textbox', { name: 'Title' }).fill('Spring sale')
    await adding.getByRole('textbox', { name: 'Markup' }).fill('<b>Buy seeds</b>')
    await adding.getByRole('spinbutton', { name: 'Priority' }).fill('900')
    await adding.getByLabel('From').fill('2026-01-02T03:04')
    await adding.getByLabel('Until').fill('2026-01-01T00:00')
    await adding.getByRole('button', { name: 'Save ad' }).click()
    await adding.getByText('The end must be after the start.').waitFor()
    await adding.getByLabel('Until').fill('')
    await adding.getByRole('combobox', { name: 'Placement' }).click()
    await page.getByRole('option', { name: 'Footer' }).click()
    await adding.getByRole('button', { name: 'Save ad' }).click()
    await expectToast(owner, 'Ad added')
    const card = page.getByRole('article', { name: 'Spring sale' })
    await expect(card).toHaveText(/Live\s+Footer\s+Custom\s+Priority 900/, {
      useInnerText: true,
    })
    await expect(card).toContainText('From Jan 02, 2026 03:04')
    await card.frameLocator('iframe').getByText('Buy seeds').waitFor()

    const visitor = await newReader()
    const seen = async () => {
      await visitor.page.goto('/help')
      const frame = visitor.page.locator('iframe').last()
      await frame.scrollIntoViewIfNeeded()
      return frame.contentFrame().locator('body').innerText()
    }
    await expect.poll(seen).toBe('Buy seeds')

    await card.getByRole('button', { name: 'Edit "Spring sale"' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit ad' })
    await expect(editing.getByLabel('From')).toHaveValue('2026-01-02T03:04')
    await editing.getByRole('textbox', { name: 'Markup' }).fill('<b>Buy bulbs</b>')
    await editing.getByRole('button', { name: 'Save ad' }).click()
    await expectToast(owner, 'Ad updated')
    await card.frameLocator('iframe').getByText('Buy bulbs').waitFor()
    await expect.poll(seen).toBe('Buy bulbs')

    await page.getByRole('combobox', { name: 'Placement' }).click()
    await page.getByRole('option', { name: 'Header' }).click()
    await off.waitFor()
    await expect(card).toHaveCount(0)
    await page.goBack()
    await page.goto(`${PAGE}?placement=footer`)
    await card.getByRole('button', { name: 'Remove "Spring sale"' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove ad' })
    await question.getByText('This cannot be undone.').waitFor()
    await question.getByRole('button', { name: 'Remove' }).click()
    await expectToast(owner, 'Ad removed')
    await card.waitFor({ state: 'detached' })
    await expect.poll(seen).not.toContain('Buy')
    expectNoConsoleErrors(owner)
  })

  for (const { width, language, themes } of SCREEN_VARIANTS) {
    test(`look right at ${width} px in ${language}`, async ({ newMember }) => {
      const owner = await newMember(PEOPLE.olivia, PAGE, { width, language, theme: themes[0]! })
      const { page } = owner
      await page.getByRole('article').first().waitFor()
      await waitForNetworkIdle(page)
      expect(await checkScreen(owner, `staff-ads-${language}`, themes)).toEqual([])
      await page.getByRole('article').first().getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      expect(await checkScreen(owner, `staff-ads-edit-${language}`, themes)).toEqual([])
    })
  }
})

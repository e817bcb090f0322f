import { PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { checkScreen, checkVisit, VISITS } from './support/visual-checks.ts'
import { WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

async function openFirst(page: Page) {
  await page.getByRole('row').nth(1).click()
  await page.getByRole('article').last().waitFor()
}

interface Screen {
  path: string
  /** The element to wait for before the check. */
  prepare: (page: Page) => Promise<void>
}

const SCREENS: Record<string, Screen> = {
  pending: {
    path: '/admin',
    prepare: (page) => page.locator('[data-preview]').waitFor(),
  },
  reject: {
    path: '/admin',
    prepare: async (page) => {
      await page.locator('[data-preview]').waitFor()
      await page.locator('[aria-keyshortcuts="r"]').click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  bots: {
    path: '/admin?tab=bots&status=approved',
    prepare: openFirst,
  },
  'bots-edit': {
    path: '/admin?tab=bots&status=approved',
    prepare: async (page) => {
      await openFirst(page)
      await page.locator('[aria-keyshortcuts="e"]').click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  certification: {
    path: '/admin?tab=certification',
    prepare: openFirst,
  },
  'saved-replies': {
    path: '/admin/saved-replies',
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  statistics: {
    path: '/admin/statistics',
    prepare: async (page) => {
      await page.getByRole('table').getByRole('button').first().click()
      await page.locator('summary').first().click()
      await page.locator('h3').waitFor()
    },
  },
  reports: { path: '/admin?tab=reports', prepare: openFirst },
  logs: { path: '/admin?tab=logs', prepare: openFirst },
}

/** Waits until a wide window shows all tabs. In narrower ones they scroll. */
async function expectTabsToFit(page: Page) {
  const measureHiddenWidth = () =>
    page
      .locator('[role=tablist]')
      .evaluateAll(
        (lists, wide) =>
          window.innerWidth < wide
            ? 0
            : Math.max(0, ...lists.map((tabs) => tabs.scrollWidth - tabs.clientWidth)),
        WIDTHS.desktop
      )
  await expect.poll(measureHiddenWidth).toBeLessThanOrEqual(0)
}

for (const [name, { path, prepare }] of Object.entries(SCREENS)) {
  test.describe(`${name}`, () => {
    for (const visit of VISITS) {
      test(`looks right at ${visit.width} px in ${visit.language}`, async ({ newMember }) => {
        const { width, language } = visit
        const reader = await newMember(PEOPLE.olivia, path, { width, language })
        await prepare(reader.page)
        await expectTabsToFit(reader.page)
        expect(await checkVisit(reader, `staff-${name}`, visit)).toEqual([])
      })
    }
  })
}

/** A window height of 740 pixels shows several rows at once. */
const LIST_BEGINS_ABOVE_PX = 450

test.describe('On a phone', () => {
  const phone = { width: WIDTHS.phone, language: 'ro' } as const

  test('the selected tab is in view', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.olivia, '/admin?tab=logs', phone)
    const chosen = page.getByRole('tab', { selected: true })
    await page.getByRole('row').nth(1).waitFor()
    await expect(chosen).toHaveText('Jurnal de administrare')
    await expect(chosen).toBeInViewport({ ratio: 1 })
    await chosen.press('Home')
    await page.locator('[data-preview]').waitFor()
    await expect(chosen).toBeInViewport({ ratio: 1 })
  })

  test('decision buttons show no shortcuts and fit in one line', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.olivia, '/admin', phone)
    await page.locator('[data-preview]').waitFor()
    const decisions = page
      .getByRole('article')
      .locator('button[aria-keyshortcuts]')
      .filter({ hasText: /\S/ })
    await expect(decisions.nth(1)).toBeVisible()
    await expect(decisions.locator('kbd').filter({ visible: true })).toHaveCount(0)
    const tops = await decisions.evaluateAll((all) =>
      all.slice(0, 2).map((one) => one.getBoundingClientRect().top)
    )
    expect(new Set(tops).size).toBe(1)
  })

  test('each log entry shows its time and its author', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.olivia, '/admin?tab=logs', phone)
    const row = page.getByRole('row').nth(1)
    await row.locator('time').filter({ visible: true }).waitFor()
    await row.getByText('Mihai Moderator').filter({ visible: true }).waitFor()
  })

  test('filters are collapsed, and the active ones are counted', async ({ newMember }) => {
    const reader = await newMember(PEOPLE.olivia, '/admin?tab=bots&status=approved', phone)
    const { page } = reader
    await page.getByRole('row').nth(1).waitFor()
    const fold = page.getByRole('button', { name: 'Filtre: 1 activ' })
    const certified = page.getByRole('combobox', { name: 'Certificați' })
    await expect(certified).toBeHidden()
    const list = (await page.getByRole('grid').boundingBox())!
    // Owners have the most above their lists: two badges, two links, three counts, six tabs.
    expect(list.y).toBeLessThan(LIST_BEGINS_ABOVE_PX)

    await fold.press('Enter')
    await certified.click()
    await page.getByRole('option', { name: 'Da' }).click()
    await page.getByRole('button', { name: 'Filtre: 2 active', expanded: true }).waitFor()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
    expect(await checkScreen(reader, 'staff-filters-ro', ['dark'])).toEqual([])
  })
})

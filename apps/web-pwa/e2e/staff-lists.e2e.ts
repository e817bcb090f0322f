import { PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { expectNoConsoleErrors } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const ROWS = 10_000
/** An action that neither the demo world nor other tests use, so these rows are only seen here. */
const ACTION = 'grant_premium'
const LOGS = '/admin?tab=logs'
/** The most rows that are rendered on a tall screen, including the overscan. */
const MAX_RENDERED_ROWS = 60
/** Ten pages: many times the rendered rows. */
const FAR = 500
const WHEEL_PX = 20_000

function query(site: Site, statement: string, values: unknown[]) {
  return withClient(site.databaseUrl, (client) => client.query(statement, values))
}

const locateRows = (page: Page) => page.locator('tr[data-row]')

/** Returns the number of the focused row by its text and by its position. */
async function focusedRow(page: Page) {
  return page.evaluate(() => {
    const row = document.activeElement
    return {
      position: Number(row?.getAttribute('aria-rowindex')),
      number: Number(/Slot (\d+)/.exec(row?.textContent ?? '')?.[1]),
    }
  })
}

test.describe('Ten thousand rows', () => {
  test.beforeEach(async ({ site }) => {
    // The first row is the newest; all are older than any other entry.
    await query(
      site,
      `INSERT INTO admin_logs (admin_id, action, target_type, target_id, details, created_at)
       SELECT $1, $2, 'advertisement', number::text,
         jsonb_build_object('targetName', 'Slot ' || number), timestamptz '2020-01-01' - number * interval '1 s'
       FROM generate_series(1, $3::int) AS number`,
      [PEOPLE.oscar, ACTION, ROWS]
    )
  })
  test.afterEach(({ site }) => query(site, 'DELETE FROM admin_logs WHERE action = $1', [ACTION]))

  test('can be scrolled by keyboard and wheel, while only a few are rendered', async ({
    newMember,
  }) => {
    const owner = await newMember(PEOPLE.olivia, `${LOGS}&action=${ACTION}`)
    const { page } = owner
    await locateRows(page).first().focus()
    await expect.poll(() => focusedRow(page)).toEqual({ position: 2, number: 1 })
    let at = await focusedRow(page)
    while (at.number < FAR) {
      const before = at.number
      const toTheEnd = async () => {
        await page.keyboard.press('End')
        // The row of the cursor takes the focus once it is rendered.
        await expect(page.locator('tr[data-row][tabindex="0"]:focus')).toHaveCount(1)
        at = await focusedRow(page)
        return at.number
      }
      await expect.poll(toTheEnd).toBeGreaterThan(before)
      expect(at.position).toBe(at.number + 1)
      expect(await locateRows(page).count()).toBeLessThan(MAX_RENDERED_ROWS)
    }

    await page.keyboard.press('Enter')
    const entry = page.getByRole('article', { name: 'Grant premium' })
    await entry.getByText(`Slot ${at.number}`).waitFor()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await focusedRow(page)).number).toBe(at.number - 1)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedRow(page)).toEqual({ position: 2, number: 1 })

    await page.getByRole('grid').hover()
    await page.mouse.wheel(0, WHEEL_PX)
    await expect
      .poll(async () => Number(await locateRows(page).first().getAttribute('aria-rowindex')))
      .toBeGreaterThan(300)
    expect(await locateRows(page).count()).toBeLessThan(MAX_RENDERED_ROWS)
    const listMisplaced = () =>
      locateRows(page).evaluateAll((rows) =>
        rows
          .map((row) => `${row.getAttribute('aria-rowindex')}: ${row.textContent}`)
          .filter((row) => !row.includes(`Slot ${Number.parseInt(row) - 1}`))
      )
    await expect.poll(listMisplaced).toEqual([])
    expectNoConsoleErrors(owner)
  })

  test('can be filtered by actions and people that are not loaded yet', async ({ newMember }) => {
    const owner = await newMember(PEOPLE.olivia, LOGS)
    const { page } = owner
    await locateRows(page).first().waitFor()
    await expect(page.getByText('Slot 1', { exact: true })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Action' }).click()
    await page.getByRole('option', { name: 'Grant premium' }).click()
    await page.getByText('Slot 1', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'Admin' }).click()
    await page.getByRole('option', { name: 'Mihai Moderator' }).click()
    await page.getByText('No admin logs found.').waitFor()
    await page.getByRole('combobox', { name: 'Admin' }).click()
    await page.getByRole('option', { name: 'Oscar Other' }).click()
    await page.getByText('Slot 1', { exact: true }).waitFor()
    expectNoConsoleErrors(owner)
  })
})

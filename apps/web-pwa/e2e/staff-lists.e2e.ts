import { PEOPLE } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Page } from '@playwright/test'
import { expectNoComplaints } from './support/reader.ts'
import { expect, test } from './support/test.ts'
import type { Site } from './support/site.ts'

const ROWS = 10_000
/** What neither the demo world nor another test does: nobody else sees these rows. */
const ACTION = 'grant_premium'
const LOGS = '/admin?tab=logs'
/** As many rows as are drawn on a tall screen, with those above and below it. */
const MOST_DRAWN = 60
/** Ten pages: many times what is drawn. */
const FAR = 500
const WHEEL_PX = 20_000

function inDatabase(site: Site, statement: string, values: unknown[]) {
  return withClient(site.databaseUrl, (client) => client.query(statement, values))
}

const drawn = (page: Page) => page.locator('tr[data-row]')

/** The number of the row where the keyboard is, as its text and as its position say it. */
async function focusedRow(page: Page) {
  return page.evaluate(() => {
    const row = document.activeElement
    return {
      position: Number(row?.getAttribute('aria-rowindex')),
      number: Number(/Slot (\d+)/.exec(row?.textContent ?? '')?.[1]),
    }
  })
}

test.describe('ten thousand rows', () => {
  test.beforeEach(async ({ site }) => {
    // The first is the newest, all of them older than anything else.
    await inDatabase(
      site,
      `INSERT INTO admin_logs (admin_id, action, target_type, target_id, details, created_at)
       SELECT $1, $2, 'advertisement', number::text,
         jsonb_build_object('targetName', 'Slot ' || number), timestamptz '2020-01-01' - number * interval '1 s'
       FROM generate_series(1, $3::int) AS number`,
      [PEOPLE.oscar, ACTION, ROWS]
    )
  })
  test.afterEach(({ site }) =>
    inDatabase(site, 'DELETE FROM admin_logs WHERE action = $1', [ACTION])
  )

  test('are gone through by keyboard and wheel, and few of them are drawn', async ({
    newMember,
  }) => {
    const owner = await newMember(PEOPLE.olivia, `${LOGS}&action=${ACTION}`)
    const { page } = owner
    await drawn(page).first().focus()
    let at = await focusedRow(page)
    expect(at).toEqual({ position: 2, number: 1 })
    while (at.number < FAR) {
      const before = at.number
      const toTheEnd = async () => {
        await page.keyboard.press('End')
        at = await focusedRow(page)
        return at.number
      }
      await expect.poll(toTheEnd).toBeGreaterThan(before)
      expect(at.position).toBe(at.number + 1)
      expect(await drawn(page).count()).toBeLessThan(MOST_DRAWN)
    }

    await page.keyboard.press('Enter')
    const entry = page.getByRole('article', { name: 'Grant premium' })
    await entry.getByText(`Slot ${at.number}`).waitFor()
    await page.keyboard.press('ArrowUp')
    expect((await focusedRow(page)).number).toBe(at.number - 1)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedRow(page)).toEqual({ position: 2, number: 1 })

    await page.getByRole('grid').hover()
    await page.mouse.wheel(0, WHEEL_PX)
    await expect
      .poll(async () => Number(await drawn(page).first().getAttribute('aria-rowindex')))
      .toBeGreaterThan(300)
    expect(await drawn(page).count()).toBeLessThan(MOST_DRAWN)
    for (const row of await drawn(page).all()) {
      const position = Number(await row.getAttribute('aria-rowindex'))
      expect(await row.innerText()).toContain(`Slot ${position - 1}`)
    }
    expectNoComplaints(owner)
  })

  test('are narrowed to deeds and people that have not come yet', async ({ newMember }) => {
    const owner = await newMember(PEOPLE.olivia, LOGS)
    const { page } = owner
    await drawn(page).first().waitFor()
    expect(await page.getByText('Slot 1', { exact: true }).count()).toBe(0)
    await page.getByRole('combobox', { name: 'Action' }).click()
    await page.getByRole('option', { name: 'Grant premium' }).click()
    await page.getByText('Slot 1', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'Admin' }).click()
    await page.getByRole('option', { name: 'Mihai Moderator' }).click()
    await page.getByText('No admin logs found.').waitFor()
    await page.getByRole('combobox', { name: 'Admin' }).click()
    await page.getByRole('option', { name: 'Oscar Other' }).click()
    await page.getByText('Slot 1', { exact: true }).waitFor()
    expectNoComplaints(owner)
  })
})

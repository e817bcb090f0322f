import { BOTS } from '@botanica/demo-world'
import { openOffline } from './support/offline.ts'
import { expectNoConsoleErrors, WIDTHS } from './support/reader.ts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { expect, test } from './support/test.ts'

const UNKNOWN = '999999999999999999'
const TWO = `/compare?bots=${BOTS.brunoApproved},${BOTS.brunoCertified}`

test.describe('Comparing bots', () => {
  test('adds bots from a list, a page and the search, and removes them', async ({ newReader }) => {
    const reader = await newReader({ width: WIDTHS.phone })
    const { page } = reader
    await reader.open('/discover')
    await page.mouse.move(1, 1)
    const toggle = page.getByRole('button', { name: /^Compare / }).first()
    const name = (await toggle.getAttribute('aria-label'))!.replace('Compare ', '')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')

    await reader.open(`/bot/${BOTS.brunoApproved}`)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await page.waitForURL(`**/compare?bots=*,${BOTS.brunoApproved}`)
    const columns = page.getByRole('columnheader')
    await expect(columns).toHaveCount(2)
    await expect(columns.first()).toContainText(name)

    await page.getByRole('searchbox', { name: 'Add a bot' }).fill('orchard')
    await page.getByRole('button', { name: 'Add Orchard' }).click()
    await expect(columns).toHaveCount(3)
    await page.getByRole('searchbox', { name: 'Add a bot' }).fill('orchard')
    await expect(page.getByText('Orchard is in this comparison already.')).toBeVisible()
    await page.getByRole('link', { name: `Remove ${name} from the comparison` }).click()
    await expect(columns).toHaveCount(2)
    await page.getByRole('link', { name: 'Remove all' }).click()
    await page.getByRole('heading', { name: 'No bots to compare yet' }).waitFor()
    expectNoConsoleErrors(reader)
  })

  test('counts the bots that are not listed, and works without scripts', async ({ newReader }) => {
    const { page, open } = await newReader({ script: false, language: 'ro' })
    await open(`/compare?bots=${BOTS.brunoApproved},${UNKNOWN}`)
    await expect(page).toHaveTitle(/^Compară .+ · Botanica$/)
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await expect(page.getByText('1 dintre acești boți nu mai este listat.')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Servere' })).toBeVisible()
  })

  test('shows what the offline catalog has', async ({ newOfflineReader }) => {
    const reader = await newOfflineReader('/')
    const { page } = reader
    await openOffline(reader, TWO)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByText("You're offline. Values that aren't saved")).toBeVisible()
    await expect(page.getByRole('row', { name: /^Status/ })).toContainText('unknown')
  })

  for (const visit of VISITS) {
    test(`is accessible and fits (${visit.width}, ${visit.language})`, async ({ newReader }) => {
      const reader = await newReader({ width: visit.width, language: visit.language })
      await reader.open(TWO)
      expect(await checkVisit(reader, 'compare', visit)).toEqual([])
    })
  }
})

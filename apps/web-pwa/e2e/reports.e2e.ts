import { BOTS, PEOPLE } from '@botanica/demo-world'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { clickToastAction, expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const INBOX_TIMEOUT_MS = scaleTimeout(30_000)
const BOT = `/bot/${BOTS.paulaFirst}`

test.describe('A report', () => {
  test('requires signing in, and returns to the page', async ({ site, newReader }) => {
    const visitor = await newReader()
    await visitor.open(BOT)
    await visitor.page.getByRole('button', { name: 'Report', exact: true }).click()
    await expectToast(visitor, 'Login Required', 'Please log in to report something.')
    await visitor.open(`${BOT}?tab=reviews`)
    await visitor.page
      .getByRole('button', { name: /^Report: / })
      .first()
      .click()
    await expectToast(visitor, 'Login Required', 'Please log in to report something.')
    await clickToastAction(visitor, 'Login')
    await visitor.page.waitForURL(`${site.discordUrl}/**`)
    await visitor.page.getByRole('button', { name: 'Vlad Visitor' }).click()
    await visitor.page.waitForURL(`**${BOT}?tab=reviews`)
    expectNoConsoleErrors(visitor)
  })

  test('opens once its script can be loaded again', async ({ newMember }) => {
    const member = await newMember(PEOPLE.nina, BOT)
    const { page } = member
    const button = page.getByRole('button', { name: 'Report', exact: true })
    await page.route(/report-action-.*\.js/, (route) => route.abort())
    await button.click()
    await expectToast(member, 'Error', 'The server could not be reached.')
    await page.unrouteAll()
    await button.click()
    await page.getByRole('dialog', { name: 'Report Orchard' }).waitFor()
  })

  test('is decided on by staff with the keyboard, and its reporter learns the outcome', async ({
    newMember,
  }) => {
    const member = await newMember(PEOPLE.nina, BOT)
    const { page } = member
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const report = page.getByRole('dialog', { name: 'Report Orchard' })
    const send = report.getByRole('button', { name: 'Send report' })
    await report.getByRole('radio', { name: 'Something else' }).check()
    await expect(send).toBeDisabled()
    await report.getByRole('textbox', { name: 'Details' }).fill('It answers in rhymes only.')
    await send.click()
    await expectToast(member, 'Report sent')

    const staff = await newMember(PEOPLE.rita, '/admin?tab=reports')
    const tab = staff.page.getByRole('tab', { name: /^Reports\s*\d+$/ })
    await tab.waitFor()
    const row = staff.page.getByRole('row').filter({ hasText: 'Orchard' })
    await row.click()
    const detail = staff.page.getByRole('article', { name: 'Orchard' })
    await detail.getByText('It answers in rhymes only.').waitFor()
    await detail.getByText('Unchanged since.').waitFor()
    await staff.page.keyboard.press('a')
    const decision = staff.page.getByRole('dialog')
    await decision.getByRole('checkbox', { name: 'It does what its page says' }).check()
    await decision.getByRole('button', { name: 'Acted upon' }).click()
    await expectToast(staff, 'Reports closed')
    await row.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: /1 unread/ }).click({ timeout: INBOX_TIMEOUT_MS })
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByText('Thanks for your report. We took action.').waitFor()
    expectNoConsoleErrors(member)
    expectNoConsoleErrors(staff)
  })
})

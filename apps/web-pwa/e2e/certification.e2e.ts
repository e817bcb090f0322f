import { PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { expectNoConsoleErrors, expectToast, type Reader } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const APPLY = '/apply-certification'
const REQUESTS = '/admin?tab=certification'
const INBOX_TIMEOUT_MS = scaleTimeout(30_000)

function submitApplication(page: Page, reason: string) {
  return page.getByRole('textbox', { name: /^Why should your bot be certified/ }).fill(reason)
}

async function openRequest(page: Page, bot: string) {
  await page.getByRole('row').filter({ hasText: bot }).first().click()
  const request = page.getByRole('article', { name: bot })
  await request.waitFor()
  return request
}

async function bell({ page }: Reader, name: RegExp) {
  const button = page.getByRole('button', { name })
  await button.waitFor({ timeout: INBOX_TIMEOUT_MS })
  return button
}

test.describe('Applying for certification', () => {
  test('requires signing in', async ({ newReader }) => {
    const visitor = await newReader()
    await visitor.open(APPLY)
    const { page } = visitor
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await page.getByText('You need to be logged in to apply for certification.').waitFor()
    const login = page.getByRole('main').getByRole('link', { name: 'Login with Discord' })

    await expect(login).toHaveAttribute('href', /\/api\/auth\/discord/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expectNoConsoleErrors(visitor)
  })

  test('requires an eligible bot', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, APPLY)
    const none = page.getByRole('region', { name: 'No Eligible Bots' })
    await none.waitFor()

    await expect(none.getByRole('listitem')).toHaveText([
      'Be approved on our platform',
      'Serve at least 100 Discord servers',
      'Not already be certified',
    ])
    await expect(none.getByRole('link')).toHaveAttribute('href', '/profile')
  })

  test('can succeed after a rejection', async ({ newMember }) => {
    const bot = 'Ladder'
    const builder = await newMember(PEOPLE.lia, APPLY)
    const { page } = builder
    const submit = page.getByRole('button', { name: 'Submit Application' })
    await submit.click()
    await expectToast(
      builder,
      'Missing Information',
      'Please select a bot and provide a reason for certification.'
    )
    const choices = page.getByRole('radiogroup', { name: 'Select a bot' })
    await choices.getByRole('radio', { name: bot }).check()
    await page.getByRole('region', { name: 'Selected bot' }).getByText('150').waitFor()
    await submitApplication(page, 'It waters plants.')
    await page.getByText('17/500 characters').waitFor()
    await page.reload()
    await page.getByText('17/500 characters').waitFor()
    await submit.click()
    await expectToast(
      builder,
      'Application Submitted',
      'Your certification application has been submitted for review.'
    )
    await choices.getByRole('radio', { name: bot }).waitFor({ state: 'detached' })

    const staff = await newMember(PEOPLE.mihai, REQUESTS)
    const request = await openRequest(staff.page, bot)
    await request.getByText('It waters plants.').waitFor()
    await request.getByRole('button', { name: 'Reject' }).click()
    const dialog = staff.page.getByRole('dialog')
    const reject = dialog.getByRole('button', { name: 'Reject' })
    await expect(reject).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Which plants?')
    await dialog.getByRole('checkbox', { name: 'Its page is complete' }).check()
    await reject.click()
    await expectToast(staff, 'Certification application reviewed')

    await (await bell(builder, /1 unread/)).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    const notice = panel.getByRole('link').filter({ hasText: 'was rejected' })
    await notice.getByText('Reason: Which plants?').waitFor()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await bell(builder, /^Notifications$/)
    await page.keyboard.press('Escape')

    await page.reload()
    const own = page.getByRole('article', { name: bot })
    await own.getByText('Which plants?').waitFor()
    await own.getByRole('button', { name: 'Apply again' }).click()
    await expect(page.getByRole('textbox', { name: /^Why should/ })).toBeFocused()
    await submitApplication(page, 'It waters ferns, in 150 servers.')
    await submit.click()
    await expectToast(builder, 'Application Submitted')

    await staff.page.goto(REQUESTS)
    const again = await openRequest(staff.page, bot)
    await again.getByText('It waters ferns').waitFor()
    await again.getByRole('button', { name: 'Approve' }).click()
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expectToast(staff, 'Certification application reviewed')

    await (await bell(builder, /unread/)).click()
    await page.getByRole('link', { name: /is now certified/ }).click()
    await page.getByText('CERTIFIED', { exact: true }).first().waitFor()
    expectNoConsoleErrors(builder)
    expectNoConsoleErrors(staff)
  })
})

test.describe('The certification screens', () => {
  for (const visit of VISITS) {
    const { width, language } = visit
    const options = { width, language }
    test(`look right at ${width} px in ${language}`, async ({ newMember }) => {
      const builder = await newMember(PEOPLE.bruno, APPLY, options)
      await builder.page.getByRole('radio').first().check()
      expect(await checkVisit(builder, 'certification', visit)).toEqual([])

      const staff = await newMember(PEOPLE.mihai, REQUESTS, options)
      await staff.page.getByRole('row').nth(1).click()
      await staff.page.getByRole('article').first().waitFor()
      expect(await checkVisit(staff, 'certification-requests', visit)).toEqual([])
    })
  }
})

import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { checkVisit, VISITS } from './support/visual-checks.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const CONTACT = '/contact'
const QUEUE = '/admin?tab=support'
const INBOX_TIMEOUT_MS = scaleTimeout(30_000)
const SUBJECT = 'The search does not find my bot'
const TEXT = 'Since yesterday the search does not find it, whatever I type.'
const ANSWER = 'The search finds it again. Thank you for telling us.'

function locateForm(page: Page) {
  return page.getByRole('form', { name: 'Your request' })
}

async function openRequest(page: Page, subject: string) {
  await page.getByRole('row').filter({ hasText: subject }).first().click()
  const request = page.getByRole('article', { name: subject })
  await request.waitFor()
  return request
}

test.describe('A support request', () => {
  test('requires signing in', async ({ newReader }) => {
    const visitor = await newReader()
    await visitor.open(CONTACT)
    const { page } = visitor
    await page.getByText('Sign in to send a request and to read our answer here.').waitFor()
    const login = page.getByRole('main').getByRole('link', { name: 'Login with Discord' })
    await expect(login).toHaveAttribute('href', /\/api\/auth\/discord/)
    await expect(locateForm(page)).toHaveCount(0)
    expectNoConsoleErrors(visitor)
  })

  test('is submitted by a member and answered by staff', async ({ newMember }) => {
    const member = await newMember(PEOPLE.nina, CONTACT)
    const { page } = member
    await page.getByRole('heading', { name: 'No requests yet' }).waitFor()
    const send = locateForm(page).getByRole('button', { name: 'Send request' })
    await send.click()
    await locateForm(page).getByText('Please enter 3 to 120 characters.').waitFor()
    await locateForm(page).getByLabel('Subject').fill(SUBJECT)
    await locateForm(page).getByLabel('What is it about?').fill(TEXT)
    await locateForm(page).getByLabel('Link').fill('https://elsewhere.example/')
    await send.click()
    await locateForm(page).getByText('Enter a link to a page on this site.').waitFor()
    await locateForm(page).getByLabel('Link').fill(`/bot/${BOTS.brunoApproved}`)
    await page.reload()
    await expect(locateForm(page).getByLabel('Subject')).toHaveValue(SUBJECT)
    await send.click()
    await expectToast(member, 'Request sent', "We'll notify you when we answer.")
    const own = page.getByRole('article', { name: SUBJECT })
    await own.getByText("We haven't answered yet.").waitFor()
    await expect(locateForm(page).getByLabel('Subject')).toHaveValue('')

    const staff = await newMember(PEOPLE.mihai, QUEUE)
    const rows = staff.page.getByRole('row')
    await expect(rows.nth(1)).toContainText('Premium')
    const request = await openRequest(staff.page, SUBJECT)
    await request.getByText(TEXT).waitFor()
    const link = request.getByRole('link', { name: `/bot/${BOTS.brunoApproved}` })
    await expect(link).toHaveAttribute('href', `/bot/${BOTS.brunoApproved}`)
    await staff.page.keyboard.press('a')
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(ANSWER)
    await dialog.getByRole('button', { name: 'Answer' }).click()
    await staff.page.getByText('Answer sent').first().waitFor()
    await rows.filter({ hasText: SUBJECT }).waitFor({ state: 'detached' })

    await own.getByText(ANSWER).waitFor({ timeout: INBOX_TIMEOUT_MS })
    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click()
    const notice = page.getByRole('link', { name: /Your support request was answered/ })
    await expect(notice).toHaveAttribute('href', CONTACT)
    expectNoConsoleErrors(member)
    expectNoConsoleErrors(staff)
  })

  test('cannot be submitted by banned members, who see where to appeal instead', async ({
    newMember,
  }) => {
    const { page } = await newMember(PEOPLE.boris, CONTACT)
    await page.getByText(/Your account is restricted, so you cannot send requests/).waitFor()
    await expect(locateForm(page)).toHaveCount(0)
  })
})

for (const [name, { who, path, prepare }] of Object.entries({
  'support-member': {
    who: PEOPLE.paula,
    path: CONTACT,
    prepare: (page: Page) => page.getByRole('main').getByRole('article').first().waitFor(),
  },
  'support-queue': {
    who: PEOPLE.olivia,
    path: QUEUE,
    prepare: async (page: Page) => {
      await page.getByRole('row').nth(1).click()
      await page.getByRole('article').last().waitFor()
    },
  },
})) {
  test.describe(name, () => {
    for (const visit of VISITS) {
      const { width, language } = visit
      test(`looks right at ${width} px in ${language}`, async ({ newMember }) => {
        const reader = await newMember(who, path, { width, language })
        await prepare(reader.page)
        expect(await checkVisit(reader, name, visit)).toEqual([])
      })
    }
  })
}

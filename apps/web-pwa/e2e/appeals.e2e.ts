import { PEOPLE } from '@botanica/demo-world'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const INBOX_TIMEOUT_MS = scaleTimeout(30_000)
const TEXT = 'Those reviews were drafts that I had collected for weeks. I will not do it again.'
const ANSWER = 'Thank you for explaining. Welcome back.'

test('a restricted member appeals, and another staff member reverses the decision', async ({
  newMember,
}) => {
  const member = await newMember(PEOPLE.toma, '/profile')
  const { page } = member
  await page.getByRole('link', { name: 'Appeal this decision' }).first().click()
  const decision = page.getByRole('article', { name: 'Your account was disabled' })
  await decision.getByRole('button', { name: 'Send appeal' }).click()
  await decision.getByText('Write between 10 and 4000 characters.').waitFor()
  await decision.getByLabel('What did we miss?').fill(TEXT)
  await decision.getByRole('button', { name: 'Send appeal' }).click()
  await expectToast(member, 'Appeal sent', "We'll notify you of the outcome.")
  await decision.getByText("We'll notify you when somebody has decided.").waitFor()

  const staff = await newMember(PEOPLE.olivia, '/admin?tab=appeals')
  await staff.page.getByRole('row').filter({ hasText: 'Toma' }).first().click()
  const appeal = staff.page.getByRole('article', { name: /^Member disabled/ })
  await appeal.getByText(TEXT).waitFor()
  await staff.page.keyboard.press('r')
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(ANSWER)
  await dialog.getByRole('button', { name: 'Reverse the decision' }).click()
  await staff.page.getByText('Decision reversed').first().waitFor()

  await decision.getByText('Appeal granted').waitFor({ timeout: INBOX_TIMEOUT_MS })
  await decision.getByText(ANSWER).waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const notice = page.getByRole('link', { name: /Your appeal was granted/ })
  await expect(notice).toHaveAttribute('href', '/appeals')
  expectNoConsoleErrors(member)
  expectNoConsoleErrors(staff)
})

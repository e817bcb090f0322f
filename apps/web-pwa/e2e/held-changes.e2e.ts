import { BOTS, PEOPLE } from '@botanica/demo-world'
import { textbox } from './support/bot-form.ts'
import { expectNoConsoleErrors, expectToast } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const EDIT = `/bot-edit/${BOTS.brunoApproved}`
const CHANGES = '/admin?tab=changes'
const WEBSITE = 'https://fern.example/new'

test('a changed website waits until a reviewer approves it', async ({ newMember }) => {
  const bruno = await newMember(PEOPLE.bruno, EDIT)
  const rita = await newMember(PEOPLE.rita, CHANGES)
  const queue = rita.page.getByRole('row').filter({ hasText: 'Website' })
  await expect(queue).toHaveCount(1)

  await textbox(bruno.page, 'Website').fill(WEBSITE)
  await bruno.page.getByRole('button', { name: 'Update Bot' }).click()
  await expectToast(bruno, 'Waiting for review')
  await bruno.page.waitForURL(`**/bot/${BOTS.brunoApproved}`)
  await expect(bruno.page.locator(`a[href="${WEBSITE}"]`)).toHaveCount(0)

  await bruno.page.goto(EDIT)
  const waiting = bruno.page.getByRole('region', { name: 'Waiting for review' })
  await expect(waiting.locator('ins')).toContainText(WEBSITE)
  await expect(textbox(bruno.page, 'Website')).toHaveValue(WEBSITE)

  // The queue is live.
  await expect(queue).toHaveCount(2)
  await queue.last().click()
  const detail = rita.page.getByRole('article')
  await detail.getByText('Another website').waitFor()
  await expect(detail.locator('ins')).toContainText(WEBSITE)
  // It is checked by machine once it is open.
  const checks = detail.getByRole('region', { name: 'Checks of the listing' })
  await checks.getByRole('listitem').filter({ hasText: 'Website:' }).waitFor()
  await detail.getByRole('button', { name: 'Approve' }).click()
  await rita.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Approve', exact: true })
    .click()
  await expectToast(rita, 'Change approved')
  await expect(queue).toHaveCount(1)

  await bruno.page.goto(`/bot/${BOTS.brunoApproved}`)
  await bruno.page.locator(`a[href="${WEBSITE}"]`).first().waitFor()
  for (const member of [bruno, rita]) expectNoConsoleErrors(member)
})

test('an owner withdraws a change, and compares versions, in Romanian', async ({ newMember }) => {
  const bruno = await newMember(PEOPLE.bruno, `${EDIT}?lang=ro`)
  const { page } = bruno
  const website = textbox(page, 'Site web')
  const listed = await website.inputValue()
  await website.fill('https://fern.example/other')
  await page.getByRole('button', { name: 'Actualizează botul' }).click()
  await expectToast(bruno, 'Așteaptă verificarea')
  await page.waitForURL(`**/bot/${BOTS.brunoApproved}`)

  await page.goto(EDIT)
  await page.getByRole('button', { name: 'Retrage modificarea' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retrage modificarea' }).click()
  await expectToast(bruno, 'Modificarea a fost retrasă')
  await expect(website).toHaveValue(listed)

  const version = page.getByRole('listitem').filter({ hasText: 'Versiunea 2' })
  await version.getByRole('button', { name: 'Arată modificările' }).click()
  await expect(version.locator('ins')).toContainText(WEBSITE)
  expectNoConsoleErrors(bruno)
})

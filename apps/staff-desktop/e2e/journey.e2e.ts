import { PEOPLE } from '@botanica/demo-world'
import { expectNoErrors, signInToClient } from './support/client.ts'
import {
  approveByKey,
  expectListed,
  createBotName,
  getNotificationTitle,
  submitBot,
  MAX_DELAY_MS,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a submitted bot is queued and reported within two seconds, approved by keyboard, and listed', async ({
  site,
  newReader,
  newMember,
  startClient,
}) => {
  const name = createBotName()
  const client = await startClient()
  await signInToClient(newMember, client, PEOPLE.rita)
  const page = await client.page()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('searchbox').first().fill(name)
  client.shell.lookElsewhere()

  const submittedAt = await submitBot(site, newMember, name)
  await page.getByRole('row', { name }).waitFor({ timeout: MAX_DELAY_MS })
  const queuedAfter = Date.now() - submittedAt
  await expect
    .poll(() => client.shell.desktop.notifications.length, { timeout: MAX_DELAY_MS })
    .toBe(1)
  const [notification] = client.shell.desktop.notifications
  expect(notification!.options.title).toBe(getNotificationTitle(name))
  expect(queuedAfter).toBeLessThan(MAX_DELAY_MS)
  expect(notification!.shownAt - submittedAt).toBeLessThan(MAX_DELAY_MS)

  notification!.click()
  expect(client.shell.window.isFocused()).toBe(true)
  await approveByKey(page, name)
  await expectListed(newReader, name)
  expectNoErrors(client)
})

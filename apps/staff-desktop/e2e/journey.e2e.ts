import { PEOPLE } from '@botanica/demo-world'
import { expectNoErrors, signInToClient } from './support/client.ts'
import {
  approveByKey,
  expectListed,
  newName,
  waitForNotification,
  submitBot,
  WITHIN_MS,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a submitted bot is queued and reported within two seconds, approved by keyboard, and listed', async ({
  site,
  newReader,
  newMember,
  startClient,
}) => {
  const name = newName()
  const client = await startClient()
  await signInToClient(newMember, client, PEOPLE.rita)
  const page = await client.page()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('searchbox').first().fill(name)
  client.shell.lookElsewhere()

  const submittedAt = await submitBot(site, newMember, name)
  await page.getByRole('row', { name }).waitFor({ timeout: WITHIN_MS })
  const queuedAfter = Date.now() - submittedAt
  await expect.poll(() => client.shell.desk.notifications.length, { timeout: WITHIN_MS }).toBe(1)
  const [notification] = client.shell.desk.notifications
  expect(notification!.options.title).toBe(waitForNotification(name))
  expect(queuedAfter).toBeLessThan(WITHIN_MS)
  expect(notification!.shownAt - submittedAt).toBeLessThan(WITHIN_MS)

  notification!.click()
  expect(client.shell.window.isFocused()).toBe(true)
  await approveByKey(page, name)
  await expectListed(newReader, name)
  expectNoErrors(client)
})

import { PEOPLE } from '@botanica/demo-world'
import { expectNoErrors, signInToClient } from './support/client.ts'
import {
  approveByKey,
  expectListed,
  createBotName,
  getNotificationTitle,
  submitBot,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a submitted bot is queued and reported, approved by keyboard, and listed', async ({
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

  await submitBot(site, newMember, name)
  await page.getByRole('row', { name }).waitFor()
  await expect.poll(() => client.shell.desktop.notifications.length).toBe(1)
  const [notification] = client.shell.desktop.notifications
  expect(notification!.options.title).toBe(getNotificationTitle(name))

  notification!.click()
  expect(client.shell.window.isFocused()).toBe(true)
  await approveByKey(page, name)
  await expectListed(newReader, name)
  expectNoErrors(client)
})

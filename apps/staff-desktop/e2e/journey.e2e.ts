import { PEOPLE } from '@botanica/demo-world'
import { expect, test } from 'vitest'
import { useBrowser } from '../../web-pwa/e2e/support/reader.ts'
import { useChromium } from './support/browser.ts'
import { expectNoComplaintsOf, signInToClient, useClients } from './support/client.ts'
import {
  approveByKey,
  expectListed,
  newName,
  noticeOf,
  submitBot,
  WITHIN_MS,
} from './support/journey.ts'

useBrowser()
const startClient = useClients(useChromium())

test('a bot submitted in the browser is in the queue and notified of within two seconds, approved by keyboard, and listed', async () => {
  const name = newName()
  const client = await startClient()
  await signInToClient(client, PEOPLE.rita)
  const page = await client.page()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('searchbox').first().fill(name)
  client.shell.lookElsewhere()

  const submittedAt = await submitBot(name)
  await page.getByRole('row', { name }).waitFor({ timeout: WITHIN_MS })
  const queuedAfter = Date.now() - submittedAt
  await expect.poll(() => client.shell.desk.notifications.length, { timeout: WITHIN_MS }).toBe(1)
  const [notification] = client.shell.desk.notifications
  expect(notification!.options.title).toBe(noticeOf(name))
  expect(queuedAfter).toBeLessThan(WITHIN_MS)
  expect(notification!.shownAt - submittedAt).toBeLessThan(WITHIN_MS)

  notification!.click()
  expect(client.shell.window.isFocused()).toBe(true)
  await approveByKey(page, name)
  await expectListed(name)
  expectNoComplaintsOf(client)
})

import { PEOPLE } from '@botanica/demo-world'
import { expect, test } from 'vitest'
import { describeBot, nameBot } from '../../web-pwa/e2e/support/bot-form.ts'
import { makeBotAtDiscord } from '../../web-pwa/e2e/support/discord.ts'
import { newMember, newReader, useBrowser } from '../../web-pwa/e2e/support/reader.ts'
import { useChromium } from './support/browser.ts'
import { expectNoComplaintsOf, signInToClient, useClients } from './support/client.ts'

/** The issue's own promise: from the browser to the queue, and to a notification. */
const WITHIN_MS = 2_000
const NAME = 'Dewdrop'

useBrowser()
const startClient = useClients(useChromium())

test('a bot submitted in the browser is in the queue and notified of within two seconds, approved by keyboard, and listed', async () => {
  const client = await startClient()
  await signInToClient(client, PEOPLE.rita)
  const page = await client.page()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('searchbox').first().fill(NAME)
  await page.getByRole('row', { name: NAME }).waitFor({ state: 'detached' })
  client.shell.lookElsewhere()

  const id = await makeBotAtDiscord(NAME)
  const bruno = await newMember(PEOPLE.bruno, '/add-bot')
  await nameBot(bruno.page, id, NAME)
  await describeBot(bruno.page)
  const answered = bruno.page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/bots'
  )
  await bruno.page.getByRole('button', { name: 'Submit Bot' }).click()
  expect((await answered).status()).toBe(201)
  const submittedAt = Date.now()

  const row = page.getByRole('row', { name: NAME })
  await row.waitFor({ timeout: WITHIN_MS })
  const queuedAfter = Date.now() - submittedAt
  await expect.poll(() => client.shell.desk.notifications.length, { timeout: WITHIN_MS }).toBe(1)
  const [notification] = client.shell.desk.notifications
  expect(notification!.options.title).toBe(`${NAME} is waiting for review`)
  expect(queuedAfter).toBeLessThan(WITHIN_MS)
  expect(notification!.shownAt - submittedAt).toBeLessThan(WITHIN_MS)

  notification!.click()
  expect(client.shell.window.isFocused()).toBe(true)
  await page.getByRole('article', { name: NAME }).waitFor()
  await page.keyboard.press('a')
  await page
    .getByRole('dialog', { name: `Approve ${NAME}?` })
    .getByRole('textbox')
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Bot approved successfully', { exact: true }).first().waitFor()

  const visitor = await newReader()
  await visitor.open(`/discover?search=${NAME}`)
  await visitor.page.getByRole('link', { name: NAME }).first().waitFor()
  expectNoComplaintsOf(client)
})

import { PEOPLE } from '@botanica/demo-world'
import { expect, type Page } from '@playwright/test'
import { fillRequiredFields, enterBotId } from '../../../web-pwa/e2e/support/bot-form.ts'
import { createDiscordBot } from '../../../web-pwa/e2e/support/discord.ts'
import type { Site } from '../../../web-pwa/e2e/support/site.ts'
import type { NewMember, NewReader } from '../../../web-pwa/e2e/support/test.ts'

/** Returns an unused name, so that the journey can be repeated. */
export const createBotName = () => `Dewdrop ${Date.now()}`

export const getNotificationTitle = (name: string) => `${name} is waiting for review`

/** Submits a bot as Bruno in his browser. */
export async function submitBot(site: Site, newMember: NewMember, name: string) {
  const id = await createDiscordBot(site, name)
  const { page } = await newMember(PEOPLE.bruno, '/add-bot')
  await enterBotId(page, id, name)
  await fillRequiredFields(page)
  const responded = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/bots'
  )
  await page.getByRole('button', { name: 'Submit Bot' }).click()
  expect((await responded).status()).toBe(201)
}

/** Approves the bot that is open in the client by keyboard. */
export async function approveByKey(page: Page, name: string) {
  await page.getByRole('article', { name }).waitFor()
  await page.keyboard.press('a')
  await page
    .getByRole('dialog', { name: `Approve ${name}?` })
    .getByRole('textbox')
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Bot approved successfully', { exact: true }).first().waitFor()
}

/** Checks that a visitor finds the bot. */
export async function expectListed(newReader: NewReader, name: string) {
  const visitor = await newReader()
  await visitor.open(`/discover?search=${encodeURIComponent(name)}`)
  await visitor.page.getByRole('link', { name }).first().waitFor()
}

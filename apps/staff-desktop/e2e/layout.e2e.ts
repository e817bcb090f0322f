import { PEOPLE } from '@botanica/demo-world'
import type { Locator, Page } from '@playwright/test'
import { createMachine } from './shell/index.ts'
import { expectNoErrors, signInToClient, type Client } from './support/client.ts'
import { expect, test, type StartClient } from './support/test.ts'
import type { NewMember } from '../../web-pwa/e2e/support/test.ts'

/** The minimum and the initial size of a window. */
const SIZES = [
  { width: 800, height: 600 },
  { width: 900, height: 600 },
] as const
/** A row in a low window, and in a higher one. */
const COMPACT_ROW_PX = 28
const ROW_PX = 40
const MIN_ROWS = 9

/** Opens the client of a staff member without a key store, so that a banner about the token stands above the page. */
async function openClient(startClient: StartClient, newMember: NewMember, personId: string) {
  const client = await startClient({ machine: createMachine({ keyStore: 'basic_text' }) })
  await signInToClient(newMember, client, personId)
  const page = await client.page()
  await page.getByText(/can't store your session securely/).waitFor()
  await page.getByRole('article').first().waitFor()
  return { client, page }
}

const box = async (of: Locator) => (await of.boundingBox())!

/** Checks that the decision buttons are visible without scrolling. */
async function expectDecisionsInView(page: Page, height: number) {
  for (const name of ['Approve', 'Reject']) {
    const button = page.getByRole('article').getByRole('button', { name, exact: false })
    const { y, height: own } = await box(button.first())
    expect(y + own, `${name} ends in the window`).toBeLessThanOrEqual(height)
    await button.first().click({ trial: true })
  }
  const scrolled = await page
    .locator('main')
    .evaluate((main) => main.scrollHeight - main.clientHeight)
  expect(scrolled).toBe(0)
}

async function decideOffline({ client, page }: { client: Client; page: Page }) {
  client.shell.isOnline = false
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('region', { name: 'Unsent decisions' }).waitFor()
}

test('the decision buttons stay visible with any number of banners above', async ({
  startClient,
  newMember,
}) => {
  const { client, page } = await openClient(startClient, newMember, PEOPLE.olivia)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectDecisionsInView(page, size.height)
  }
  await decideOffline({ client, page })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectDecisionsInView(page, size.height)
  }
  expectNoErrors(client)
})

test('a window of 900 by 600 shows nine rows of the longest lists', async ({
  startClient,
  newMember,
}) => {
  const { page } = await openClient(startClient, newMember, PEOPLE.olivia)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.setViewportSize({ width: 900, height: 600 })
  for (const tab of [
    'Pending Bots',
    'All Bots',
    'Certification Requests',
    'User Management',
    'Admin Logs',
  ]) {
    await page.getByRole('tab', { name: tab }).click()
    const grid = page.getByRole('grid')
    const row = grid.locator('[data-row]').first()
    await row.waitFor()
    expect((await box(row)).height, tab).toBe(COMPACT_ROW_PX)
    const pane = grid.locator('..')
    const head = await box(grid.locator('thead'))
    const height = (await box(pane)).height - head.height
    expect(height / COMPACT_ROW_PX, tab).toBeGreaterThanOrEqual(MIN_ROWS)
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Announcements' })
    .waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 900, height: 800 })
  const row = page.getByRole('grid').locator('[data-row]').first()
  await expect.poll(async () => (await box(row)).height).toBe(ROW_PX)
})

test('a toast names the bot and covers no button', async ({ startClient, newMember }) => {
  const { client, page } = await openClient(startClient, newMember, PEOPLE.olivia)
  await page.setViewportSize({ width: 900, height: 600 })
  const name = (await page.getByRole('article').first().getAttribute('aria-label'))!
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  await page.keyboard.press('Control+Enter')
  const toast = page.getByRole('dialog').filter({ hasText: 'Bot approved successfully' })
  await toast.waitFor()
  await expect(toast).toContainText(name)
  const { y, height } = await box(toast)
  const buttons = await page.getByRole('article').getByRole('button').all()
  for (const button of buttons) {
    const its = await button.boundingBox()
    if (its) expect(y + height <= its.y || its.y + its.height <= y).toBe(true)
  }
  expectNoErrors(client)
})

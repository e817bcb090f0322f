import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { getSearchBoxes, type Reader, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const SCRIPTS = '**/*.js'
const ACCOUNT = /^Account/
const ACCOUNT_RO = /^Cont/
const VIEWER = '**/api/auth/user'
/** The number of frames that are recorded before the page learns who the viewer is. */
const FRAMES_BEFORE = 10

declare global {
  interface Window {
    /** Whether the login link and the account button were visible in the header, by frame. */
    headerFrames: { login: boolean; account: boolean }[]
  }
}

/** Records the header before each paint, from the first on. */
async function watchHeader({ page }: Reader) {
  await page.addInitScript(() => {
    window.headerFrames = []
    const record = () => {
      const seen = [...document.querySelectorAll('header :is(a, button)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      if (seen.length > 0) {
        window.headerFrames.push({
          login: seen.some((name) => name.startsWith('Login')),
          account: seen.some((name) => name.startsWith('Account')),
        })
      }
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
}

const readFrames = (page: Page) => page.evaluate(() => window.headerFrames)
const loginIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Login/ })

test.describe('The header', () => {
  test('never shows the login link to a member', async ({ newMember }) => {
    const member = await newMember(PEOPLE.vlad, '/discover')
    const { page } = member
    await watchHeader(member)
    const { promise: isRecorded, resolve: release } = Promise.withResolvers<void>()
    await page.route(VIEWER, async (route) => {
      await isRecorded
      await route.continue()
    })
    await page.reload()
    await expect.poll(async () => (await readFrames(page)).length).toBeGreaterThan(FRAMES_BEFORE)
    release()
    await page.getByRole('banner').getByRole('button', { name: ACCOUNT }).waitFor()
    await expect.poll(async () => (await readFrames(page)).at(-1)?.account).toBe(true)
    const frames = await readFrames(page)
    expect(frames.filter(({ login }) => login)).toEqual([])
    expect(frames[0]!.account).toBe(false)
  })

  test('is rendered for a member before any script has loaded', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, '/discover')
    await page.route(SCRIPTS, (route) => route.abort())
    await page.reload()
    await page.getByRole('banner').waitFor()
    await expect(loginIn(page)).toHaveCount(0)
    await expect(page.locator('header .shown-signed-in').first()).toBeVisible()
  })

  test('shows a badge beside the name of a premium member', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.paula, `/bot/${BOTS.paulaFirst}?tab=reviews`)
    await page.getByRole('button', { name: 'Account: Paula Premium, Premium' }).waitFor()
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Paula Premium Premium @/ })
      .waitFor()
  })

  test('has no search box for members on a phone, where the bottom bar links to the search', async ({
    newMember,
  }) => {
    const options = { width: WIDTHS.phone, language: 'ro' } as const
    const { page } = await newMember(PEOPLE.vlad, '/premium', options)
    await page.getByRole('button', { name: ACCOUNT_RO }).waitFor()
    await expect(getSearchBoxes(page.getByRole('banner'))).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Descoperă' }).last().waitFor()
  })

  test('shows the login link to a visitor from the first frame on', async ({ newReader }) => {
    const visitor = await newReader()
    await watchHeader(visitor)
    await visitor.open('/discover')
    const frames = await readFrames(visitor.page)
    expect(frames.length).toBeGreaterThan(0)
    expect(frames.every(({ login, account }) => login && !account)).toBe(true)
  })
})

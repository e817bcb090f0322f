import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { type Reader, WIDTHS } from './support/reader.ts'
import { expect, test } from './support/test.ts'

const SCRIPTS = '**/*.js'
const ACCOUNT = /^Account/
const ACCOUNT_RO = /^Cont/
const WHO = '**/api/auth/user'
/** So many are looked at before the page may know who is there. */
const FRAMES_BEFORE = 10

declare global {
  interface Window {
    /** Of every frame since the page began, which of the two were in its header. */
    headerFrames: { login: boolean; account: boolean }[]
  }
}

/** Looks at the header before each painting, from the first on. */
async function watchHeader({ page }: Reader) {
  await page.addInitScript(() => {
    window.headerFrames = []
    const look = () => {
      const seen = [...document.querySelectorAll('header :is(a, button)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      if (seen.length > 0) {
        window.headerFrames.push({
          login: seen.some((name) => name.startsWith('Login')),
          account: seen.some((name) => name.startsWith('Account')),
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const framesOf = (page: Page) => page.evaluate(() => window.headerFrames)
const loginIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Login/ })

test.describe('the header', () => {
  test('never shows a member the way in', async ({ newMember }) => {
    const member = await newMember(PEOPLE.vlad, '/discover')
    const { page } = member
    await watchHeader(member)
    const { promise: isLookedAt, resolve: letPass } = Promise.withResolvers<void>()
    await page.route(WHO, async (route) => {
      await isLookedAt
      await route.continue()
    })
    await page.reload()
    await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(FRAMES_BEFORE)
    letPass()
    await page.getByRole('banner').getByRole('button', { name: ACCOUNT }).waitFor()
    await expect.poll(async () => (await framesOf(page)).at(-1)?.account).toBe(true)
    const frames = await framesOf(page)
    expect(frames.filter(({ login }) => login)).toEqual([])
    expect(frames[0]!.account).toBe(false)
  })

  test('is a member’s before any script of ours has come', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.vlad, '/discover')
    await page.route(SCRIPTS, (route) => route.abort())
    await page.reload()
    await page.getByRole('banner').waitFor()
    expect(await loginIn(page).count()).toBe(0)
    expect(await page.locator('header .shown-signed-in').first().isVisible()).toBe(true)
  })

  test('has a badge beside the name of a member with premium', async ({ newMember }) => {
    const { page } = await newMember(PEOPLE.paula, `/bot/${BOTS.paulaFirst}?tab=reviews`)
    await page.getByRole('button', { name: 'Account of Paula Premium, Premium' }).waitFor()
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Paula Premium Premium @/ })
      .waitFor()
  })

  test('leaves the search of a phone to the bar below when somebody is signed in', async ({
    newMember,
  }) => {
    const options = { width: WIDTHS.phone, language: 'ro' } as const
    const { page } = await newMember(PEOPLE.vlad, '/premium', options)
    await page.getByRole('button', { name: ACCOUNT_RO }).waitFor()
    expect(await page.getByRole('banner').getByRole('searchbox').count()).toBe(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Descoperă' }).last().waitFor()
  })

  test('shows a visitor the way in from the first frame on', async ({ newReader }) => {
    const visitor = await newReader()
    await watchHeader(visitor)
    await visitor.open('/discover')
    const frames = await framesOf(visitor.page)
    expect(frames.length).toBeGreaterThan(0)
    expect(frames.every(({ login, account }) => login && !account)).toBe(true)
  })
})

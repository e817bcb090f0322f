import { BOTS, MEMBERS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { waitForOfflineSupport } from './support/offline.ts'
import { textbox } from './support/bot-form.ts'
import { deploy, deleteBuilds } from './support/deploy.ts'
import { expectToast, signIn, untilHydrated } from './support/reader.ts'
import { reviewsOf } from './support/reviews.ts'
import { expect, test } from './support/test.ts'

const NEW_VERSION = 'A new version is ready.'
const PARTS = '**/assets/*.js'
const TYPED = 'Half a sentence about'

declare global {
  interface Window {
    /** Set by a test; gone when the page was loaded afresh. */
    isSamePage?: boolean
  }
}

const reviewField = (page: Page) =>
  page.getByRole('form', { name: 'Leave a Review' }).getByRole('textbox')
const notice = (page: Page) => page.getByRole('listitem').filter({ hasText: NEW_VERSION })
const buildOf = (page: Page) =>
  page.locator('script[type=module][src^="/assets/"]').getAttribute('src')

async function markPage(page: Page) {
  await page.evaluate(() => (window.isSamePage = true))
}

const isSamePage = (page: Page) => page.evaluate(() => window.isSamePage === true)

/** As when somebody comes back to the tab: then it looks for a new version. */
async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Whether a worker of the build before answers, while the new one waits. */
const newOneWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (
      registration?.waiting?.state === 'installed' &&
      registration.active === navigator.serviceWorker.controller
    )
  })

test.describe('a deploy', () => {
  test.afterAll(deleteBuilds)

  test('waits for who is writing, in every tab, and loses nothing when it is let in', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, MEMBERS.oleg)
    await reader.open(reviewsOf(BOTS.paulaSecond))
    await waitForOfflineSupport(reader)
    await reviewField(page).fill(TYPED)
    const second = await context.newPage()
    await second.goto('/add-bot')
    await untilHydrated(second)
    const short = textbox(second, 'Short Description')
    await short.fill('Sings')
    await second.mouse.move(3, 3)
    await markPage(page)
    await markPage(second)
    const old = await buildOf(page)

    await deploy(site, 'a')
    await comeBack(page)
    await notice(page).waitFor()
    await notice(second).waitFor()
    expect(await newOneWaits(page)).toBe(true)
    expect(await isSamePage(page)).toBe(true)
    expect(await reviewField(page).inputValue()).toBe(TYPED)

    await notice(page).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => buildOf(page).catch(() => old)).not.toBe(old)
    await untilHydrated(page)
    expect(await reviewField(page).inputValue()).toBe(TYPED)
    expect(await newOneWaits(page)).toBe(false)

    // The other tab goes on with its own files, also with those that it has never asked for.
    expect(await isSamePage(second)).toBe(true)
    expect(await short.inputValue()).toBe('Sings')
    await second.getByRole('link', { name: 'Categories' }).first().click()
    await second
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /categor/i })
      .waitFor()
    expect(await isSamePage(second)).toBe(true)
    expect(await buildOf(second)).toBe(old)
    await second.goBack()
    expect(await short.inputValue()).toBe('Sings')
    await notice(second).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => buildOf(second).catch(() => old)).not.toBe(old)
    await untilHydrated(second)
    expect(await short.inputValue()).toBe('Sings')
  })

  test('loads a tab without a worker afresh, once, and says why', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await signIn(reader, PEOPLE.vera)
    await reader.open(reviewsOf(BOTS.brunoApproved))
    await page.mouse.move(1, 1)
    await page.locator('[data-freshness]').waitFor({ state: 'attached' })
    await reviewField(page).fill(TYPED)
    const old = await buildOf(page)
    await markPage(page)
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))

    // What cannot be fetched for another reason is said, and that is all.
    await page.route(PARTS, (route) => route.abort())
    await page.getByRole('link', { name: 'Premium' }).first().click()
    await page.getByRole('heading', { name: 'Something wilted' }).waitFor()
    await page.unroute(PARTS)
    await page.goBack()
    expect(await reviewField(page).inputValue()).toBe(TYPED)

    await deploy(site, 'b')
    expect(await isSamePage(page)).toBe(true)
    expect(loads).toBe(0)
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await expectToast(reader, 'Botanica was updated')
    expect(new URL(page.url()).pathname).toBe('/categories')
    expect(await buildOf(page)).not.toBe(old)
    expect(loads).toBe(1)

    // A deploy in the middle of another: what was loaded afresh a moment ago is not loaded again.
    await page.route(PARTS, (route) => route.abort())
    await page.route('/app-shell', (route) => route.fulfill({ body: 'of yet another build' }))
    await page.getByRole('link', { name: 'Premium' }).first().click()
    await page.getByRole('heading', { name: 'Something wilted' }).waitFor()
    expect(loads).toBe(1)
    await page.unroute(PARTS)
    await page.goto(reviewsOf(BOTS.brunoApproved))
    expect(await reviewField(page).inputValue()).toBe(TYPED)
  })

  test('loads a tab without a worker afresh also when nothing but its first parts has come', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await page.route('**/assets/late-parts-*.js', (route) => route.abort())
    await reader.open('/discover')
    const old = await buildOf(page)
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await deploy(site, 'c')
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await page.waitForURL('**/categories')
    await expect.poll(() => buildOf(page).catch(() => old)).not.toBe(old)
    await untilHydrated(page)
    expect(loads).toBe(1)
  })

  test('calls the worker back when the operators say so', async ({ site, newReader }) => {
    const reader = await newReader({ worker: true })
    const { page } = reader
    await reader.open('/')
    await waitForOfflineSupport(reader)
    await markPage(page)
    const kept = () => page.evaluate(() => caches.keys())
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(await kept()).not.toEqual([])
    expect(await registered()).toBe(1)

    await site.stopServer()
    await site.startServer({ SERVICE_WORKER: 'off' })
    await comeBack(page)
    await expect.poll(registered).toBe(0)
    expect(await kept()).toEqual([])
    expect(await isSamePage(page)).toBe(true)
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /categor/i })
      .waitFor()

    await page.goto('/discover')
    await untilHydrated(page)
    await page.mouse.move(3, 3)
    await page.locator('[data-freshness]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await registered()).toBe(0)
    expect(await kept()).toEqual([])
  })
})

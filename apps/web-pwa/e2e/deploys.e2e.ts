import { BOTS, MEMBERS, PEOPLE } from '@botanica/demo-world'
import type { Page } from '@playwright/test'
import { waitForOfflineSupport } from './support/offline.ts'
import { textbox } from './support/bot-form.ts'
import { deploy, deleteBuilds, restart } from './support/deploy.ts'
import { expectToast, signIn, waitForHydration, type Reader } from './support/reader.ts'
import { getReviewsPath } from './support/reviews.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'

const NEW_VERSION = 'A new version is ready.'
const ASSETS = '**/assets/*.js'
/** Offline support and the live connection, which a page loads after its first scripts. */
const LATE_ASSETS = '**/assets/deferred-parts-*.js'
const TYPED = 'Half a sentence about'

declare global {
  interface Window {
    /** Set by a test, and lost when the page reloads. */
    isSamePage?: boolean
  }
}

const reviewField = (page: Page) =>
  page.getByRole('form', { name: 'Leave a Review' }).getByRole('textbox')
const updateToast = (page: Page) => page.getByRole('listitem').filter({ hasText: NEW_VERSION })
const readBuild = (page: Page) =>
  page.locator('script[type=module][src^="/assets/"]').getAttribute('src')

async function markPage(page: Page) {
  await page.evaluate(() => (window.isSamePage = true))
}

/** Read once: a page that has reloaded does not get its mark back. */
const isSamePage = (page: Page) => page.evaluate(() => window.isSamePage === true)

/** Simulates a return to the tab, on which the page checks for a new version. */
async function returnToTab(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Whether the old service worker is in control while the new one waits. */
const isNewWorkerWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (
      registration?.waiting?.state === 'installed' &&
      registration.active === navigator.serviceWorker.controller
    )
  })

const listCaches = (page: Page) => page.evaluate(() => caches.keys())

/** The states of all workers, so that a failure tells which of them is left. */
const listWorkers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ installing, waiting, active }) => ({
      installing: installing?.state,
      waiting: waiting?.state,
      active: active?.state,
    }))
  )

/** Gives the service worker work that does not end, so that no other replaces it. */
async function keepWorkerBusy(page: Page) {
  await page
    .context()
    .serviceWorkers()[0]!
    .evaluate(() => {
      addEventListener('message', (event: Event) => {
        // The types of workers exclude those of pages, which the other functions here need.
        const { waitUntil } = event as Event & { waitUntil: (work: Promise<never>) => void }
        waitUntil.call(event, new Promise<never>(() => {}))
      })
    })
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage('work', []))
}

/** Returns a function that ends the work of the service worker which is active now, whatever it is. */
async function createWorkerStop(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { promise: isKnown, resolve } = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    const active = versions.find(({ status }) => status === 'activated')
    if (active) resolve(active.versionId)
  })
  await session.send('ServiceWorker.enable')
  const versionId = await isKnown
  return () => session.send('ServiceWorker.stopWorker', { versionId })
}

/**
 * Opens the home page with a busy service worker, and sets the kill switch. Chromium activates the script that replaces
 * the worker only when the old one has nothing left to do.
 */
async function switchOffBusyWorker(site: Site, reader: Reader) {
  const { page } = reader
  await restart(site)
  await reader.open('/')
  await waitForOfflineSupport(reader)
  await markPage(page)
  expect(await listCaches(page)).not.toEqual([])
  await keepWorkerBusy(page)
  await restart(site, { SERVICE_WORKER: 'off' })
  await expect
    .poll(async () => {
      await returnToTab(page)
      return listWorkers(page)
    })
    .toEqual([{ waiting: 'installed', active: 'activated' }])
}

test.describe('A deploy', () => {
  test.afterAll(deleteBuilds)

  test('does not interrupt members who are typing in any tab, and loses no text when the update is accepted', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page, context } = reader
    await signIn(reader, MEMBERS.oleg)
    await reader.open(getReviewsPath(BOTS.paulaSecond))
    await waitForOfflineSupport(reader)
    await reviewField(page).fill(TYPED)
    const second = await context.newPage()
    await second.goto('/add-bot')
    await waitForHydration(second)
    const short = textbox(second, 'Short Description')
    await short.fill('Sings')
    await second.mouse.move(3, 3)
    await markPage(page)
    await markPage(second)
    const old = await readBuild(page)

    await deploy(site, 'a')
    await returnToTab(page)
    await updateToast(page).waitFor()
    await updateToast(second).waitFor()
    await expect.poll(() => isNewWorkerWaiting(page)).toBe(true)
    expect(await isSamePage(page)).toBe(true)
    await expect(reviewField(page)).toHaveValue(TYPED)

    await updateToast(page).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => readBuild(page).catch(() => old)).not.toBe(old)
    await waitForHydration(page)
    await expect(reviewField(page)).toHaveValue(TYPED)
    await expect.poll(() => isNewWorkerWaiting(page)).toBe(false)

    // The other tab keeps its own files, even those that it has not requested yet.
    expect(await isSamePage(second)).toBe(true)
    await expect(short).toHaveValue('Sings')
    await second.getByRole('link', { name: 'Categories' }).first().click()
    await second
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /categor/i })
      .waitFor()
    expect(await isSamePage(second)).toBe(true)
    expect(await readBuild(second)).toBe(old)
    await second.goBack()
    await expect(short).toHaveValue('Sings')
    await updateToast(second).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => readBuild(second).catch(() => old)).not.toBe(old)
    await waitForHydration(second)
    await expect(short).toHaveValue('Sings')
  })

  test('reloads a tab without a service worker once, and says why', async ({ site, newReader }) => {
    const reader = await newReader()
    const { page } = reader
    await signIn(reader, PEOPLE.vera)
    await reader.open(getReviewsPath(BOTS.brunoApproved))
    await page.mouse.move(1, 1)
    await page.locator('[data-freshness]').waitFor({ state: 'attached' })
    await reviewField(page).fill(TYPED)
    const old = await readBuild(page)
    await markPage(page)
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))

    // A failure with another cause is reported and does not reload the page.
    await page.route(ASSETS, (route) => route.abort())
    await page.getByRole('link', { name: 'Premium' }).first().click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.unroute(ASSETS)
    await page.goBack()
    await expect(reviewField(page)).toHaveValue(TYPED)

    await deploy(site, 'b')
    expect(await isSamePage(page)).toBe(true)
    expect(loads).toBe(0)
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await expectToast(reader, 'Botanica was updated')
    await expect(page).toHaveURL('/categories')
    expect(await readBuild(page)).not.toBe(old)
    expect(loads).toBe(1)

    // A second deploy right after the first: a page that has just reloaded does not reload again.
    await page.route(ASSETS, (route) => route.abort())
    await page.route('/app-shell', (route) => route.fulfill({ body: 'of yet another build' }))
    await page.getByRole('link', { name: 'Premium' }).first().click()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(loads).toBe(1)
    await page.unroute(ASSETS)
    await page.goto(getReviewsPath(BOTS.brunoApproved))
    await expect(reviewField(page)).toHaveValue(TYPED)
  })

  test('reloads a tab without a service worker even when only its first scripts were loaded', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader()
    const { page } = reader
    await page.route(LATE_ASSETS, (route) => route.abort())
    // The page asks for its build before it reloads, which a missing script can cause before the click.
    const { promise: hasClicked, resolve: continueReload } = Promise.withResolvers<void>()
    await page.route('/app-shell', async (route) => {
      await hasClicked
      await route.continue()
    })
    await reader.open('/discover')
    const old = await readBuild(page)
    let navigations = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations += 1
    })
    await deploy(site, 'c')
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await expect(page).toHaveURL('/categories')
    continueReload()
    await expect.poll(() => readBuild(page).catch(() => old)).not.toBe(old)
    await waitForHydration(page)
    expect(navigations).toBe(1)
  })

  test('unregisters the service worker when the operators set the kill switch', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page } = reader
    await switchOffBusyWorker(site, reader)
    const stopOldWorker = await createWorkerStop(page)
    await expect
      .poll(async () => {
        // More than once, because a request of the page starts it again.
        await stopOldWorker()
        return listWorkers(page)
      })
      .toEqual([])
    await expect.poll(() => listCaches(page)).toEqual([])
    expect(await isSamePage(page)).toBe(true)
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /categor/i })
      .waitFor()

    await page.goto('/discover')
    await waitForHydration(page)
    await page.mouse.move(3, 3)
    await page.locator('[data-freshness]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await listWorkers(page)).toEqual([])
    expect(await listCaches(page)).toEqual([])
  })

  test('removes a switched-off service worker on the next visit even while it is busy', async ({
    site,
    newReader,
  }) => {
    const reader = await newReader({ worker: true })
    const { page } = reader
    await switchOffBusyWorker(site, reader)
    await page.goto('/discover')
    await waitForHydration(page)
    await page.mouse.move(3, 3)
    await expect.poll(() => listWorkers(page)).toEqual([])
  })
})

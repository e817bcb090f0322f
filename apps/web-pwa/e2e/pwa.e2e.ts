import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './support/reader.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** How often the browser's install prompt was opened. */
    promptCount: number
  }
}

const locateInstallToast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Install Botanica:' })

/** Fires `beforeinstallprompt` as Chromium does on an installable page; test windows do not. */
async function makeInstallable(context: BrowserContext) {
  await context.addInitScript(() => {
    window.promptCount = 0
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const prompt = async () => void (window.promptCount += 1)
    addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(offer, { prompt }))
    })
  })
}

/** Waits for the offline support, which is loaded together with the install prompt. */
const waitForOfflineRegion = (page: Page) =>
  page.getByRole('region', { name: 'Updates and alerts' }).waitFor({ state: 'attached' })

async function visit(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/')
  await waitForHydration(page)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await waitForOfflineRegion(page)
  return page
}

/**
 * The limits of what the service worker precaches: files, and transferred bytes. How the bundler merges small chunks differs
 * by two or three files after any change of a shared module.
 */
const PRECACHE_LIMITS = { files: 124, bytes: 600_000 }
const PRECACHE_LIMITS_SAVING_DATA = { files: 42, bytes: 430_000 }
/** Matches names of files that visitors do not need, or not while offline. */
const ON_DEMAND =
  /\/(?:staff|admin|ads-page|announcements|all-bots|pending-bots|application-list|member-list|palette-window|moderation-menu|checkout-page|desktop-sign-in-page|documentation|developer-|api-)/

/** Returns the precache manifest that the build injected into the worker. */
async function readPrecacheList(siteUrl: string) {
  const worker = await (await fetch(`${siteUrl}/sw.js`)).text()
  return [...worker.matchAll(/\{[^{}]*url"?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g)]
    .filter(([entry]) => entry.includes('isEssential'))
    .map(([entry, url]) => ({
      url: `/${url}`,
      isEssential: /isEssential"?:\s*(?:!0|true)/.test(entry),
    }))
}

async function measureTransferSize(siteUrl: string, paths: string[]) {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const headers = { 'accept-encoding': 'br' }
      const response = await fetch(siteUrl + path, { method: 'HEAD', headers })
      expect(response.status, path).toBe(200)
      return Number(response.headers.get('content-length'))
    })
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.describe('The app', () => {
  test('precaches the pages of visitors, and fewer files with Save-Data', async ({ site }) => {
    const list = await readPrecacheList(site.siteUrl)
    const all = list.map(({ url }) => url)
    const essential = list.filter(({ isEssential }) => isEssential).map(({ url }) => url)
    expect(all.filter((url) => ON_DEMAND.test(url))).toEqual([])
    const PAGES = ['home', 'discover', 'categories', 'bot', 'login', 'not-found']
    for (const page of PAGES) {
      expect(essential.filter((url) => url.includes(`/${page}-page-`))).toHaveLength(1)
    }
    for (const page of ['person', 'premium', 'certification', 'text-page', 'privacy', 'help']) {
      expect(all.filter((url) => url.includes(`/${page}-`)).length, page).toBeGreaterThan(0)
    }
    for (const [files, limits] of [
      [all, PRECACHE_LIMITS],
      [essential, PRECACHE_LIMITS_SAVING_DATA],
    ] as const) {
      expect(files.length).toBeLessThanOrEqual(limits.files)
      const bytes = await measureTransferSize(site.siteUrl, files)
      expect(bytes).toBeLessThanOrEqual(limits.bytes)
      // Estimates the headers of the responses too.
      expect(bytes).toBeGreaterThan(limits.bytes / 2)
    }
  })

  test('can be installed in both languages, and all images of its manifest exist', async ({
    site,
    newOfflineReader,
  }) => {
    const { page, context } = await newOfflineReader('/')
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Private windows, such as those of tests, cannot install apps.
    const errors = installabilityErrors.map(({ errorId }) => errorId)
    expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])
    const { data, errors: complaints } = await session.send('Page.getAppManifest')
    expect(complaints).toEqual([])

    const manifest = JSON.parse(data!)
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'en' })
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      '/discover',
      '/add-bot',
      '/profile',
    ])
    const images = [...manifest.icons, ...manifest.screenshots] as { src: string; type: string }[]
    for (const { src, type } of images) {
      const response = await fetch(new URL(src, site.siteUrl))
      expect({ src, type: response.headers.get('content-type') }).toEqual({ src, type })
    }
    const romanian = await fetch(new URL('/manifest.webmanifest?lang=ro', site.siteUrl))
    expect(await romanian.json()).toMatchObject({ id: '/', lang: 'ro' })
  })

  test('offers its installation to returning visitors until they decline', async ({
    newReader,
  }) => {
    const { context } = await newReader()
    await makeInstallable(context)
    const first = await visit(context)
    await expect(locateInstallToast(first)).toHaveCount(0)

    const second = await visit(context)
    await locateInstallToast(second).getByRole('button', { name: 'Install' }).click()
    await locateInstallToast(second).waitFor({ state: 'detached' })
    await expect.poll(() => second.evaluate(() => window.promptCount)).toBe(1)

    const third = await visit(context)
    await locateInstallToast(third).getByRole('button', { name: 'Not now' }).click()
    await locateInstallToast(third).waitFor({ state: 'detached' })
    const fourth = await visit(context)
    await expect(locateInstallToast(fourth)).toHaveCount(0)
    expect(await fourth.evaluate(() => window.promptCount)).toBe(0)
  })

  test('offers its installation after a vote, unless it was installed meanwhile', async ({
    newMember,
  }) => {
    const { page, context } = await newMember(PEOPLE.vlad, '/discover')
    await makeInstallable(context)
    await page.goto(`/bot/${BOTS.lia150Servers}`)
    await waitForHydration(page)
    await page.mouse.move(1, 1)
    await waitForOfflineRegion(page)
    await expect(locateInstallToast(page)).toHaveCount(0)
    await page.getByRole('complementary').getByRole('button', { name: 'Vote', exact: true }).click()
    await locateInstallToast(page).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await locateInstallToast(page).waitFor({ state: 'detached' })
  })
})

import { BOTS, PEOPLE } from '@botanica/demo-world'
import type { BrowserContext, Page } from '@playwright/test'
import { untilHydrated } from './support/reader.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** How often somebody has taken the browser's offer. */
    taken: number
  }
}

const offerOf = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Keep Botanica on this device' })

/** Has the browser offer to install, as Chromium does when a page could be, but for windows of tests. */
async function letInstall(context: BrowserContext) {
  await context.addInitScript(() => {
    window.taken = 0
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const prompt = async () => void (window.taken += 1)
    addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(offer, { prompt }))
    })
  })
}

/** Is loaded with offline support, as the offer is. */
const untilAccompanied = (page: Page) =>
  page.getByRole('region', { name: 'Waiting for you' }).waitFor({ state: 'attached' })

async function visit(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/')
  await untilHydrated(page)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await untilAccompanied(page)
  return page
}

/** What the worker fetches when it is installed: at most so many files, and bytes on the way. */
const PRECACHE_LIMITS = { files: 115, bytes: 600_000 }
const PRECACHE_LIMITS_SAVING_DATA = { files: 42, bytes: 430_000 }
/** Parts of names of what visitors don't open, or not without a connection. */
const ON_DEMAND =
  /\/(?:staff|admin|ads-page|announcements|all-bots|pending-bots|application-list|member-list|palette-window|moderation-menu|checkout-page|desktop-sign-in-page|documentation|developer-portal|api-)/

/** The list that the build has written into the worker. */
async function readPrecacheList(siteUrl: string) {
  const worker = await (await fetch(`${siteUrl}/sw.js`)).text()
  return [...worker.matchAll(/\{[^{}]*url"?:\s*["'`]([^"'`]+)["'`][^{}]*\}/g)]
    .filter(([entry]) => entry.includes('isEssential'))
    .map(([entry, url]) => ({
      url: `/${url}`,
      isEssential: /isEssential"?:\s*(?:!0|true)/.test(entry),
    }))
}

async function sizeOnTheWay(siteUrl: string, paths: string[]) {
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

test.describe('the app', () => {
  test('fetches in advance what visitors open, and less where data is saved', async ({ site }) => {
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
      const bytes = await sizeOnTheWay(site.siteUrl, files)
      expect(bytes).toBeLessThanOrEqual(limits.bytes)
      // The headers of so many responses could be read as well.
      expect(bytes).toBeGreaterThan(limits.bytes / 2)
    }
  })

  test('can be installed, in both languages, and every picture of it is there', async ({
    site,
    newKeeper,
  }) => {
    const { page, context } = await newKeeper('/')
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A window that is private, as those of tests are, installs nothing.
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
    const pictures = [...manifest.icons, ...manifest.screenshots] as { src: string; type: string }[]
    for (const { src, type } of pictures) {
      const answer = await fetch(new URL(src, site.siteUrl))
      expect({ src, type: answer.headers.get('content-type') }).toEqual({ src, type })
    }
    const romanian = await fetch(new URL('/manifest.webmanifest?lang=ro', site.siteUrl))
    expect(await romanian.json()).toMatchObject({ id: '/', lang: 'ro' })
  })

  test('is offered to who comes back, until they say no', async ({ newReader }) => {
    const { context } = await newReader()
    await letInstall(context)
    const first = await visit(context)
    expect(await offerOf(first).count()).toBe(0)

    const second = await visit(context)
    await offerOf(second).getByRole('button', { name: 'Install' }).click()
    await offerOf(second).waitFor({ state: 'detached' })
    expect(await second.evaluate(() => window.taken)).toBe(1)

    const third = await visit(context)
    await offerOf(third).getByRole('button', { name: 'Not now' }).click()
    await offerOf(third).waitFor({ state: 'detached' })
    const fourth = await visit(context)
    expect(await offerOf(fourth).count()).toBe(0)
    expect(await fourth.evaluate(() => window.taken)).toBe(0)
  })

  test('is offered after a vote, and not when it was installed meanwhile', async ({
    newMember,
  }) => {
    const { page, context } = await newMember(PEOPLE.vlad, '/discover')
    await letInstall(context)
    await page.goto(`/bot/${BOTS.lia150Servers}`)
    await untilHydrated(page)
    await page.mouse.move(1, 1)
    await untilAccompanied(page)
    expect(await offerOf(page).count()).toBe(0)
    await page.getByRole('complementary').getByRole('button', { name: 'Vote', exact: true }).click()
    await offerOf(page).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await offerOf(page).waitFor({ state: 'detached' })
  })
})

import { findBrowser } from '@botanica/run/browser'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { watchTraffic } from './quiet.ts'
import type { SiteAddresses } from './site.ts'

export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 }
const DEFAULT_HEIGHT = 900
const STEP_MS = 20_000

export interface ReaderOptions {
  width?: number
  theme?: 'light' | 'dark'
  language?: 'en' | 'ro'
  /** Whether pages may run scripts. */
  script?: boolean
  /** Another site than the one that all files share. */
  site?: Pick<SiteAddresses, 'siteUrl' | 'discordUrl'>
  /** Whether the site may install its service worker; in tests of anything else it would only be in the way. */
  worker?: boolean
}

/** A person in front of a browser, and what the browser had to complain about. */
export interface Reader {
  page: Page
  context: BrowserContext
  /** Goes to an address of the site. */
  open: (path: string) => Promise<void>
  /** What the console said of errors and warnings, and what was thrown. */
  complaints: string[]
}

/** What Playwright says where it keeps pages from installing a worker, as most tests want it. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

let browser: Browser
const contexts: BrowserContext[] = []

interface BrowserOptions {
  /** Whether windows that nobody has asked for are kept from opening, as they are for people; tests have it off. */
  blocksPopups?: boolean
}
const NO_POPUP_BLOCKER = '--disable-popup-blocking'

/** Opens a browser for the tests of a file; every context that they open is closed after its test. */
export function useBrowser({ blocksPopups = false }: BrowserOptions = {}) {
  beforeAll(async () => {
    const executablePath = findBrowser()
    if (!executablePath) {
      throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.')
    }
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox'],
      ignoreDefaultArgs: blocksPopups ? [NO_POPUP_BLOCKER] : [],
    })
  })
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })
  afterAll(() => browser?.close())
}

export async function newReader(options: ReaderOptions = {}): Promise<Reader> {
  const { width = WIDTHS.desktop, theme = 'light', language = 'en', script = true } = options
  const { worker = false } = options
  const siteUrl = options.site?.siteUrl ?? inject('siteUrl')
  const discordUrl = options.site?.discordUrl ?? inject('discordUrl')
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: HEIGHTS[width] ?? DEFAULT_HEIGHT },
    colorScheme: theme,
    javaScriptEnabled: script,
    serviceWorkers: worker ? 'allow' : 'block',
    reducedMotion: 'reduce',
  })
  contexts.push(context)
  watchTraffic(context)
  // Shorter than a test may take, so that the step that does not end is the one that is named.
  context.setDefaultTimeout(STEP_MS)
  if (language !== 'en') {
    await context.addCookies([{ name: 'language', value: language, url: siteUrl }])
  }
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    // Some pictures of the demo world are missing or broken on purpose.
    const isOfPicture = message.location().url.startsWith(discordUrl)
    const isExpected = isOfPicture || message.text() === WORKER_BLOCKED
    if (['error', 'warning'].includes(message.type()) && !isExpected) {
      complaints.push(message.text())
    }
  })
  const open = async (path: string) => {
    await page.goto(path)
    if (script) await untilHydrated(page)
  }
  return { page, context, open, complaints }
}

/** React marks what it has taken over; before that a press would be a plain browser's. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
  await page.evaluate(() => document.fonts.ready)
}

export function expectNoComplaints({ complaints }: Reader) {
  expect(complaints).toEqual([])
}

const DEMO_USER = 'demo_user'

/** Signs in at Discord as one of the demo world's people, and comes back to an address of the site. */
export async function signIn({ page }: Reader, personId: string, path: string) {
  await page.goto(`/api/login?${new URLSearchParams({ return: path })}`)
  await page.goto(`${page.url()}&${DEMO_USER}=${personId}`)
  await page.waitForURL((url) => url.pathname + url.search === path)
  await untilHydrated(page)
}

/** Another reader, signed in and at an address of the site. */
export async function newMember(
  personId: string,
  path: string,
  options: ReaderOptions = {}
): Promise<Reader> {
  const reader = await newReader(options)
  await signIn(reader, personId, path)
  return reader
}

function toasts(page: Page) {
  return page.locator('[aria-live="polite"][role="region"]')
}

/** A toast with that title, and that text when it is given. */
export async function expectToast({ page }: Reader, title: string, text?: string) {
  await toasts(page).getByText(title, { exact: true }).first().waitFor()
  if (text !== undefined) await toasts(page).getByText(text, { exact: true }).first().waitFor()
}

/** Presses what a toast offers to do. */
export function followToast({ page }: Reader, label: string) {
  return toasts(page).getByRole('button', { name: label, exact: true }).click()
}

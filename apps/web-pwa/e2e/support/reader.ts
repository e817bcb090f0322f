import {
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Language } from '@botanica/ui/i18n'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { watchTraffic } from './network-idle.ts'
import type { Site } from './site.ts'

export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 }
const DEFAULT_HEIGHT = 900

export const getWindowHeight = (width: number) => HEIGHTS[width] ?? DEFAULT_HEIGHT

export interface ReaderOptions {
  width?: number
  theme?: 'light' | 'dark'
  language?: Language
  /** Whether pages may run scripts. */
  script?: boolean
  /** Whether the site may install its service worker. Most tests do not need it. */
  worker?: boolean
}

/** A person's browser with one page, and its console errors. */
export interface Reader {
  page: Page
  context: BrowserContext
  /** Opens a path of the site. */
  open: (path: string) => Promise<void>
  /** Errors and warnings of the console, and uncaught exceptions. */
  consoleErrors: string[]
}

/** Playwright's console message where it blocks service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'
/** The browser's console message about a page or an id that does not exist. */
export const NOT_FOUND_MESSAGE = /the server responded with a status of 404/
const REVIEW_VOTES = /\/api\/ratings\/\d+\/votes$/

/** Opens a browser context. Tests use the fixture `newReader`, which also closes it. */
export async function openReader(
  browser: Browser,
  { siteUrl, discordUrl }: Pick<Site, 'siteUrl' | 'discordUrl'>,
  options: ReaderOptions = {}
): Promise<Reader> {
  const { width = WIDTHS.desktop, theme = 'light', language = 'en', script = true } = options
  const { worker = false } = options
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: getWindowHeight(width) },
    colorScheme: theme,
    javaScriptEnabled: script,
    serviceWorkers: worker ? 'allow' : 'block',
    reducedMotion: 'reduce',
  })
  watchTraffic(context)
  context.setDefaultTimeout(TIMEOUTS.step)
  if (language !== 'en') {
    await context.addCookies([{ name: 'language', value: language, url: siteUrl }])
  }
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    // Some images of the demo world are missing or broken on purpose.
    const isImage = message.location().url.startsWith(discordUrl)
    const isExpected = isImage || message.text() === WORKER_BLOCKED || isAboutRemovedReview(message)
    if (['error', 'warning'].includes(message.type()) && !isExpected) {
      complaints.push(message.text())
    }
  })
  const open = async (path: string) => {
    await page.goto(path)
    if (script) await waitForHydration(page)
  }
  return { page, context, open, consoleErrors: complaints }
}

/** A page may request the votes of a review that has just been removed; for the client a 404 means that there are none. */
function isAboutRemovedReview(message: ConsoleMessage) {
  return REVIEW_VOTES.test(message.location().url) && NOT_FOUND_MESSAGE.test(message.text())
}

/** The part of React's root fiber that says whether the page is still being hydrated. */
interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Waits until React has hydrated the page; before that, clicks have their default actions only, and effects are due. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => {
    const root = Object.entries(document.getElementById('root') ?? {})
    const [, fiber] = root.find(([key]) => key.startsWith('__reactContainer')) ?? []
    return fiber && !(fiber as RootFiber).stateNode.current.memoizedState.isDehydrated
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until the page receives live events, by itself or through another tab. */
export async function waitForLiveStream(page: Page) {
  await page.locator('[data-freshness=live]').waitFor({ state: 'attached' })
}

export function expectNoConsoleErrors({ consoleErrors }: Reader) {
  expect(consoleErrors).toEqual([])
}

const DEMO_USER = 'demo_user'
const LOGIN = '/api/auth/discord?return=/'

/**
 * Signs one of the demo people in, with a new session. It sends the requests of a sign-in without opening the pages, which
 * `journeys.e2e.ts` and `sign-in.e2e.ts` test.
 */
export async function signIn({ context }: Pick<Reader, 'context'>, personId: string) {
  const { request } = context
  const follow = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 })
    const { location } = response.headers()
    if (!location)
      throw new Error(`${address} responded ${response.status()} instead of a redirect.`)
    return location
  }
  const authorize = await follow(LOGIN)
  const callback = await follow(`${authorize}&${DEMO_USER}=${personId}`)
  const target = await follow(callback)
  if (target !== '/') throw new Error(`The sign-in of ${personId} redirected to ${target}.`)
}

const TOASTS = '[aria-live="polite"][role="region"]'
/** Shorter than the half second after which a page may be left. A locator looks about as rarely. */
const TOAST_INTERVAL_MS = 50

function toasts(page: Page) {
  return page.locator(TOASTS)
}

/** Waits for any toast. */
export async function waitForToast(page: Page) {
  await toasts(page).locator('*').first().waitFor()
}

/**
 * Waits for a toast with this title, and with this text when it is given. It waits once for both, because the page may
 * be left in between.
 */
export async function expectToast({ page }: Pick<Reader, 'page'>, title: string, text?: string) {
  const texts = text === undefined ? [title] : [title, text]
  try {
    await page.waitForFunction(
      ({ region, wanted }) =>
        [...document.querySelectorAll(`${region} > *`)].some((toast) => {
          const parts = new Set(Array.from(toast.querySelectorAll('*'), (part) => part.textContent))
          return wanted.every((each) => parts.has(each))
        }),
      { region: TOASTS, wanted: texts },
      { polling: TOAST_INTERVAL_MS }
    )
  } catch (cause) {
    const shown = await toasts(page).allInnerTexts()
    throw new Error(`No toast said ${texts.join(': ')}. Shown: ${shown.join(', ')}`, { cause })
  }
}

/** Clicks the action of a toast. */
export function clickToastAction({ page }: Reader, label: string) {
  return toasts(page).getByRole('button', { name: label, exact: true }).click()
}

/** The search boxes for bots in a part of the page: plain fields, or comboboxes as soon as suggestions have loaded. */
export function getSearchBoxes(scope: Page | Locator) {
  const options = { name: /^(?:Search bots|Caută boți)$/ }
  return scope.getByRole('searchbox', options).or(scope.getByRole('combobox', options))
}

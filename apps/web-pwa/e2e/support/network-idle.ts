import { scaleTimeout } from '@botanica/testkit/timeouts'
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** How long no request may have been pending. */
const QUIET_MS = 500
const POLL_INTERVAL_MS = 50
const GIVE_UP_MS = scaleTimeout(20_000)
/** The path of the live stream, which stays open as long as its page. */
const LIVE_CHANNEL = '/api/live'

interface Traffic {
  pending: Set<Request>
  lastAt: number
}

/** Keeps pages from opening live streams; they poll instead. */
export const blockLiveStreams = (target: Page | BrowserContext) =>
  target.route(`**${LIVE_CHANNEL}?*`, (route) => route.abort())

const isLiveStream = (request: Request) => new URL(request.url()).pathname === LIVE_CHANNEL

const traffic = new WeakMap<BrowserContext, Traffic>()

/** Tracks the requests of a browser from now on. */
export function watchTraffic(context: BrowserContext) {
  const seen: Traffic = { pending: new Set(), lastAt: Date.now() }
  traffic.set(context, seen)
  context.on('request', (request) => {
    if (isLiveStream(request)) return
    seen.pending.add(request)
    seen.lastAt = Date.now()
  })
  const end = (request: Request) => {
    if (seen.pending.delete(request)) seen.lastAt = Date.now()
  }
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

/** What keeps the network busy: the addresses of pending requests, or that one has just ended. */
function listActivity({ pending, lastAt }: Traffic): string[] {
  if (pending.size === 0 && Date.now() - lastAt < QUIET_MS) return ['requests follow each other']
  return [...pending].map((request) => request.url())
}

/**
 * Waits until no request but the live stream has been pending for a moment. Playwright's own `networkidle` never occurs on
 * a page with a live stream. A failure lists the pending requests.
 */
export async function waitForNetworkIdle(page: Page) {
  const seen = traffic.get(page.context())!
  const options = { timeout: GIVE_UP_MS, intervals: [POLL_INTERVAL_MS] }
  await expect.poll(() => listActivity(seen), options).toEqual([])
}

/**
 * Disconnects the browser between requests, because Chromium remembers a failed import for the lifetime of the page.
 */
export async function goOffline(page: Page) {
  await waitForNetworkIdle(page)
  await page.context().setOffline(true)
}

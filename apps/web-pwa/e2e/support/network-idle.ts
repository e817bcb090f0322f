import type { BrowserContext, Page, Request } from '@playwright/test'

/** How long no request may have been pending. */
const QUIET_MS = 500
const POLL_INTERVAL_MS = 50
const GIVE_UP_MS = 20_000
/** The path of the live stream, which stays open as long as its page. */
export const LIVE_CHANNEL = '/api/live'

interface Traffic {
  pending: Set<Request>
  lastAt: number
}

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

/**
 * Waits until no request but the live stream has been pending for a moment. Playwright's own `networkidle` never occurs on
 * a page with a live stream.
 * @throws {Error} that lists the pending requests
 */
export async function waitForNetworkIdle(page: Page) {
  const seen = traffic.get(page.context())!
  const deadline = Date.now() + GIVE_UP_MS
  while (seen.pending.size > 0 || Date.now() - seen.lastAt < QUIET_MS) {
    if (Date.now() > deadline) {
      const urls = [...seen.pending].map((request) => request.url())
      throw new Error(
        `The network does not become idle: ${urls.join(', ') || 'requests follow each other'}`
      )
    }
    await page.waitForTimeout(POLL_INTERVAL_MS)
  }
}

/**
 * Disconnects the browser between requests, because Chromium remembers a failed import for the lifetime of the page.
 */
export async function goOffline(page: Page) {
  await waitForNetworkIdle(page)
  await page.context().setOffline(true)
}

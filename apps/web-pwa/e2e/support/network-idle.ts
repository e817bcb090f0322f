import type { BrowserContext, Page, Request } from '@playwright/test'

/** So long nothing may have been on its way. */
const QUIET_MS = 500
const LOOK_MS = 50
const GIVE_UP_MS = 20_000
/** Stays open for as long as its page does. */
export const LIVE_CHANNEL = '/api/live'

interface Traffic {
  underWay: Set<Request>
  lastAt: number
}

const isEndless = (request: Request) => new URL(request.url()).pathname === LIVE_CHANNEL

const traffic = new WeakMap<BrowserContext, Traffic>()

/** Counts what a browser asks for from now on. */
export function watchTraffic(context: BrowserContext) {
  const seen: Traffic = { underWay: new Set(), lastAt: Date.now() }
  traffic.set(context, seen)
  context.on('request', (request) => {
    if (isEndless(request)) return
    seen.underWay.add(request)
    seen.lastAt = Date.now()
  })
  const end = (request: Request) => {
    if (seen.underWay.delete(request)) seen.lastAt = Date.now()
  }
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

/**
 * Waits until nothing has been on its way for a moment but the live channel. Playwright's own `networkidle` never comes on a
 * page whose channel has opened.
 * @throws {Error} that names what does not end
 */
export async function waitForNetworkIdle(page: Page) {
  const seen = traffic.get(page.context())!
  const deadline = Date.now() + GIVE_UP_MS
  while (seen.underWay.size > 0 || Date.now() - seen.lastAt < QUIET_MS) {
    if (Date.now() > deadline) {
      const urls = [...seen.underWay].map((request) => request.url())
      throw new Error(`The page does not become quiet: ${urls.join(', ') || 'it asks on and on'}`)
    }
    await page.waitForTimeout(LOOK_MS)
  }
}

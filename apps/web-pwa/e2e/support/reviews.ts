import type { Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'

/** What one does is on others' screens by then: polling at the documented intervals, and a little patience. */
export const LIVE_UPDATE_TIMEOUT = { timeout: scaleTimeout(12_000) }

export function reviewsOf(bot: string) {
  return `/bot/${bot}?tab=reviews`
}

export function reviewBy(page: Page, name: string) {
  return page.getByRole('article', { name: `Review by ${name}` })
}

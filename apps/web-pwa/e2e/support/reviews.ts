import type { Page } from '@playwright/test'
import { scaled } from '@botanica/testkit/timeouts'

/** What one does is on others' screens by then: polling at the documented intervals, and a little patience. */
export const AS_SOON_AS_OTHERS = { timeout: scaled(12_000) }

export function reviewsOf(bot: string) {
  return `/bot/${bot}?tab=reviews`
}

export function reviewBy(page: Page, name: string) {
  return page.getByRole('article', { name: `Review by ${name}` })
}

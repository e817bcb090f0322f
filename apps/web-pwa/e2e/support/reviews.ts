import type { Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'

/** How long an update takes to reach other screens at most: the polling interval and a margin. */
export const LIVE_UPDATE_TIMEOUT = { timeout: scaleTimeout(12_000) }

export function getReviewsPath(bot: string) {
  return `/bot/${bot}?tab=reviews`
}

export function locateReview(page: Page, name: string) {
  return page.getByRole('article', { name: `Review by ${name}` })
}

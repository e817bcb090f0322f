/** The tab of the bot page that lists the reviews. */
export const REVIEWS_TAB = 'reviews'

const HEADING_ID = 'user-reviews'

/** Props that make the reviews' heading focusable, as a target for the focus when a review is removed. */
export const REVIEWS_HEADING = { id: HEADING_ID, tabIndex: -1 }

/** Focuses the heading after the focused review has been removed. */
export function focusReviewsHeading() {
  setTimeout(() => document.getElementById(HEADING_ID)?.focus({ preventScroll: true }))
}

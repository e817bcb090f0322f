const HEADING_ID = 'user-reviews'

/** What the heading of the reviews takes, so that the focus has somewhere to go when a review leaves. */
export const REVIEWS_HEADING = { id: HEADING_ID, tabIndex: -1 }

/** Once what had the focus is gone. */
export function focusReviewsHeading() {
  setTimeout(() => document.getElementById(HEADING_ID)?.focus({ preventScroll: true }))
}

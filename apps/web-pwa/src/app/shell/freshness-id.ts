/** The place in the footer that says how fresh the page is. */
export const FRESHNESS_ID = 'freshness'

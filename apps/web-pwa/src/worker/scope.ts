/**
 * Navigations that are the network's alone, with no deadline and no offline page but the login page's: the API, sign-in and sign-out with it,
 * the login page, ad frames, feeds, what search engines read, and the checkout, which has a security policy of its own.
 */
export const NETWORK_ONLY = [
  /^\/(?:api|ads|feeds|sitemaps|health|login|checkout)(?:\/|$|\?)/,
  /^\/(?:sitemap\.xml|robots\.txt|sw\.js|manifest\.webmanifest)/,
]

/** Of those, the page that has something to say without a connection. */
export const LOGIN_PAGE = /^\/login(?:\/|$|\?)/

/** Their names change with their content; the icons stand in pages that are opened without a connection. */
export const HASHED_FILES = /^\/(?:assets\/|favicon\.svg$|icons\/)/

/**
 * Navigations that always go to the network, without timeout or offline page (except for the login page): the
 * API with sign-in and sign-out, the login page, ad frames, feeds, files for search engines, and the
 * checkout, which has its own Content Security Policy.
 */
export const NETWORK_ONLY = [
  /^\/(?:api|ads|feeds|sitemaps|health|login|checkout)(?:\/|$|\?)/,
  /^\/(?:sitemap\.xml|robots\.txt|sw\.js|manifest\.webmanifest)/,
]

/** The one of them with an offline page. */
export const LOGIN_PAGE = /^\/login(?:\/|$|\?)/

/** Files whose names change with their content, and icons of pages that are opened offline. */
export const HASHED_FILES = /^\/(?:assets\/|favicon\.svg$|icons\/)/

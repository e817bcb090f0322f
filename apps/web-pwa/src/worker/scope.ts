/**
 * Navigations that the network alone answers (design section 8): the API, sign-in and sign-out with it, the login page, ad
 * frames, feeds, what search engines read, and the checkout, whose security policy is its own (ruling S9).
 */
export const NEVER_ANSWERED = [
  /^\/(?:api|ads|feeds|sitemaps|health|login|checkout)(?:\/|$|\?)/,
  /^\/(?:sitemap\.xml|robots\.txt|sw\.js|manifest\.webmanifest)/,
]

/** Their names change with their content; the icons stand in pages that are opened without a connection. */
export const HASHED_FILES = /^\/(?:assets\/|favicon\.svg$|icons\/)/

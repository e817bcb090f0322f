import type { HttpResponse } from '@adonisjs/core/http'

/**
 * What an ad may do: run scripts and open new tabs, which are not sandboxed. An ad has an opaque origin, so it cannot read our
 * cookies or storage, and it cannot navigate the page around it.
 */
const SANDBOX_FLAGS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** The `sandbox` directive also applies when the URL is opened outside our frame. */
const POLICY = [
  `sandbox ${SANDBOX_FLAGS}`,
  `default-src https: data: 'unsafe-inline' 'unsafe-eval'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** Unlike all other responses, an ad may be framed, but only by our own pages. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
}

/** Links open in a new tab: the frame is too small for a page, and its policy would block one. */
const HEAD =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><base target="_blank"></head>'

export function setAdHeaders(response: HttpResponse) {
  for (const [name, value] of Object.entries(HEADERS)) response.header(name, value)
}

/** Wraps an ad's markup, unchanged, in an HTML document. */
export function renderAdDocument(content: string): string {
  return `${HEAD}<body>${content}</body></html>`
}

/** The document for an ad that is no longer shown: empty, instead of an error page inside the frame. */
export const EMPTY_AD_DOCUMENT = renderAdDocument('')

import type { HttpResponse } from '@adonisjs/core/http'

/**
 * What an ad may do: run its scripts and open pages in new tabs, which are then pages like any other. It has no origin,
 * so no cookie and no storage of ours, and it cannot take the reader's page elsewhere.
 */
const ABILITIES = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** `sandbox` holds however the address is opened, also outside our frame. */
const POLICY = [
  `sandbox ${ABILITIES}`,
  `default-src https: data: 'unsafe-inline' 'unsafe-eval'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** Everything else of ours may not be framed at all; this may be, and by us alone. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
}

/** Links leave in a new tab: in the frame itself there is room for nothing else, and its policy would stop them. */
const HEAD =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><base target="_blank"></head>'

export function describeAdDocument(response: HttpResponse) {
  for (const [name, value] of Object.entries(HEADERS)) response.header(name, value)
}

/** A document round the markup of an ad, which stands in it as it was given. */
export function adDocument(content: string): string {
  return `${HEAD}<body>${content}</body></html>`
}

/** What a frame shows that has come too late for its ad: nothing, rather than a page of ours that says so. */
export const NO_AD = adDocument('')

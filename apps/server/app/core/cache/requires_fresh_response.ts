import type { IncomingMessage } from 'node:http'

/** What `fetch` sends with `cache: 'no-cache'`, and browsers when a page is loaded anew. */
const MAX_AGE_ZERO = /\bmax-age=0\b/

/**
 * Whether the caller knows that something has changed, and must not be answered from before. `no-cache` does not say so: `fetch`
 * sends it with whatever has an `If-None-Match` of the caller's own.
 */
export function requiresFreshResponse({ headers }: IncomingMessage): boolean {
  return MAX_AGE_ZERO.test(headers['cache-control'] ?? '')
}
